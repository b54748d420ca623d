import { pageContext } from '#app/page-context.ts';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { MoneyNav } from '#app/staff/money/money-nav.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import {
  dueWithinWeek,
  listOpenDues,
  type OpenDue,
} from '#domain/payments/suppliers/supplier-dues-service.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths } from '#paths.ts';
import { supplierDuesPath } from '#staff-paths.ts';
import type { Route } from './+types/suppliers-page.ts';
import { supplierMoneyTexts as texts } from './texts.ts';

const views = ['week', 'supplier', 'month'] as const;
type ViewName = (typeof views)[number];

const sumOf = (dues: readonly OpenDue[]) => dues.reduce((sum, { openPaise }) => sum + openPaise, 0);

/** One row for each supplier, or for each supplier and month. */
function toRows(dues: readonly OpenDue[], view: ViewName) {
  const keyOf = ({ supplierId, day }: OpenDue) =>
    view === 'month' ? `${day?.slice(0, 7) ?? ''} ${supplierId}` : supplierId;
  const groups = Map.groupBy(dues, keyOf);
  return [...groups]
    .filter(([, group]) => view !== 'week' || sumOf(group) !== 0)
    .map(([key, group]) => {
      const next = group
        .flatMap(({ dueOn }) => dueOn ?? [])
        .toSorted()
        .at(0);
      const missing = group.filter(({ costPaise }) => costPaise === null).length;
      const [{ supplierId = '', supplier = '', day = null } = {}] = group;
      return {
        ...{ key, supplierId, supplier, next: next ?? '' },
        month: view === 'month' && day ? dateText(`${day.slice(0, 7)}-01`).slice(2) : '',
        services: texts.services(group.length),
        missing: missing > 0 ? texts.missing(missing) : '',
        due: next ? dateText(next) : texts.noDay,
        open: formatPaise(sumOf(group)),
      };
    })
    .toSorted((one, other) =>
      view === 'month' ? other.key.localeCompare(one.key) : one.next.localeCompare(other.next),
    );
}

export const meta = () => staffMeta(texts.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const asked = new URL(request.url).searchParams.get('view');
  const view = views.find((one) => one === asked) ?? 'week';
  const now = new Date();
  const all = await listOpenDues(context.get(pageContext).db, actor, now);
  const dues = view === 'week' ? dueWithinWeek(all, now) : all;
  return { view, rows: toRows(dues, view), open: formatPaise(sumOf(dues)) };
}

type Row = ReturnType<typeof toRows>[number];

const Rows = ({ rows, view }: { rows: readonly Row[]; view: ViewName }) => (
  <DataTable
    layout="lines"
    caption={texts.captions[view]}
    rows={rows}
    rowKey={({ key }) => key}
    rowAttributes={({ supplierId }) => ({ 'data-supplier': supplierId })}
    columns={[
      {
        key: 'supplier',
        header: texts.columns.supplier,
        narrow: 'a1',
        title: ({ supplier }) => supplier,
        cell: ({ supplierId, supplier }) => (
          <TextLink look="row" to={supplierDuesPath(supplierId)}>
            {supplier}
          </TextLink>
        ),
      },
      {
        key: 'services',
        header: texts.columns.services,
        width: 'w-72',
        narrow: 'a2',
        cell: ({ services, missing }) => (missing ? `${services}, ${missing}` : services),
      },
      view === 'month'
        ? {
            key: 'month',
            header: texts.columns.month,
            width: 'w-36',
            narrow: 'b2',
            cell: ({ month }) => month,
          }
        : { key: 'next', header: texts.columns.next, width: 'w-36', narrow: 'b2', cell: ({ due }) => due },
      {
        key: 'open',
        header: texts.columns.open,
        width: 'w-36',
        isNumeric: true,
        narrow: 'b1',
        cell: ({ open }) => open,
      },
    ]}
  />
);

export default function SuppliersMoneyPage({ loaderData: { view, rows, open } }: Route.ComponentProps) {
  return (
    <div data-wide className="grid gap-3">
      <MoneyNav />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <PageTitle>{texts.title}</PageTitle>
        <p className="font-semibold tabular-nums">{texts.open(open)}</p>
      </div>
      <p className="max-w-3xl text-quiet">{texts.intro}</p>
      <Chips label={texts.views.label}>
        {views.map((one) => (
          <ChipLink key={one} to={`${paths.adminMoneySuppliers}?view=${one}`} isCurrent={one === view}>
            {texts.views[one]}
          </ChipLink>
        ))}
      </Chips>
      {rows.length > 0 ? <Rows rows={rows} view={view} /> : <EmptyState>{texts.none}</EmptyState>}
    </div>
  );
}
