import { pageContext } from '#app/page-context.ts';
import { periodText } from '#app/staff/cabs/report/period-text.ts';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { FilterBar, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { MoneyNav } from '#app/staff/money/money-nav.tsx';
import { PeriodChoice } from '#app/staff/money/period-choice.tsx';
import { addressWith, periodFields, readPeriodQuery } from '#app/staff/money/period-query.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { gstr1Sheets } from '#domain/documents/returns/gstr1.ts';
import { listRegistrationNumbers } from '#domain/documents/returns/returns-service.ts';
import { type ExportKind, registers } from '#domain/money/exports/export-kinds.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/exports-page.ts';
import { handleExports } from './exports-action.ts';
import { FiledMonths } from './filed-months.tsx';
import { readFiledMonths } from './filed-months-data.ts';
import { exportTexts as texts } from './texts.ts';

export const meta = () => staffMeta(texts.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const today = dayInIndia(new Date());
  const [registrations, months] = await Promise.all([
    listRegistrationNumbers(db, actor),
    readFiledMonths(db, actor, params.get('month'), today),
  ]);
  const registration = registrations.find(({ id }) => id === params.get('registration')) ?? registrations[0];
  return {
    query: readPeriodQuery(params, today),
    registrations: registrations.map(({ id, gstin }) => ({ id, gstin })),
    registrationId: registration?.id ?? '',
    months,
  };
}

export const action = handleExports;

type FilesProps = {
  caption: string;
  kinds: readonly ExportKind[];
  addressOf: (kind: ExportKind, format: string) => string;
};

const Files = ({ caption, kinds, addressOf }: FilesProps) => (
  <DataTable
    layout="report"
    caption={caption}
    isCaptionShown
    rows={kinds}
    rowKey={(kind) => kind}
    rowAttributes={(kind) => ({ 'data-export': kind })}
    columns={[
      { key: 'file', header: texts.columns.file, cell: (kind) => texts.names[kind] },
      {
        key: 'content',
        header: texts.columns.content,
        isQuiet: true,
        narrow: 'hidden',
        cell: (kind) => texts.notes[kind],
      },
      ...(['csv', 'xlsx'] as const).map((format) => ({
        key: format,
        header: texts.columns[format],
        cell: (kind: ExportKind) => (
          <TextLink
            look="number"
            to={addressOf(kind, format)}
            reloadDocument
            aria-label={texts.download(texts.names[kind], texts.formats[format])}
          >
            {texts.formats[format]}
          </TextLink>
        ),
      })),
    ]}
  />
);

export default function ExportsPage({ loaderData }: Route.ComponentProps) {
  const { query, registrations, registrationId } = loaderData;
  const days = periodFields(query.periods.now);
  const addressOf = (kind: ExportKind, format: string) =>
    addressWith(paths.adminMoneyExport, { kind, format, ...days, registration: registrationId });
  return (
    <div data-wide className="grid gap-3">
      <MoneyNav />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <PageTitle>{texts.title}</PageTitle>
          <p className="font-semibold">{periodText(query.periods.now)}</p>
        </div>
        <PeriodChoice
          path={paths.adminMoneyExports}
          query={query}
          keep={{ registration: registrations.length > 1 ? registrationId : undefined }}
        />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <Files caption={texts.registers} kinds={registers} addressOf={addressOf} />
          {registrations.length > 1 && (
            <FilterBar action={paths.adminMoneyExports} appliesAtOnce keep={days} label={texts.registration}>
              <FilterSelect
                name="registration"
                label={texts.registration}
                any={texts.registration}
                value={registrationId}
                options={registrations.map(({ id, gstin }) => ({ value: id, label: gstin }))}
              />
            </FilterBar>
          )}
          {registrations.length > 0 ? (
            <Files caption={texts.returns} kinds={gstr1Sheets} addressOf={addressOf} />
          ) : (
            <p className="text-quiet">{texts.noRegistration}</p>
          )}
        </div>
        <FiledMonths {...loaderData.months} />
      </div>
    </div>
  );
}
