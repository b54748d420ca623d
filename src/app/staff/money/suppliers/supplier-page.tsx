import { data, Form } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { DateField } from '#app/staff/kit/date-field.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { MoneyNav } from '#app/staff/money/money-nav.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import type { SupplierPayment } from '#domain/payments/suppliers/due.ts';
import {
  type LedgerRow,
  readDuesOf,
  supplierLedger,
} from '#domain/payments/suppliers/supplier-dues-service.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import { supplierPath } from '#staff-paths.ts';
import type { Route } from './+types/supplier-page.ts';
import { readLedgerQuery } from './ledger-query.ts';
import { CostForm, PayForm, toDueRow } from './pay-form.tsx';
import { handleSupplierMoney } from './suppliers-action.ts';
import { supplierMoneyTexts } from './texts.ts';

const { page: texts, columns, noDay } = supplierMoneyTexts;

const toPaymentRow = ({
  id,
  amountPaise,
  paidOn,
  reference,
  madeBy,
  reversesId,
  isReversed,
}: SupplierPayment) => ({
  ...{ id, reference, madeBy, isReversed, isReversal: reversesId !== null },
  amount: formatPaise(amountPaise),
  day: dateText(paidOn),
});

const toLedgerRow = ({ serviceId, day, booking, title, ...row }: LedgerRow) => ({
  ...{ serviceId, booking, title },
  day: day ? dateText(day) : noDay,
  cost: formatPaise(row.costPaise),
  setOff: formatPaise(row.setOffPaise),
  paid: formatPaise(row.paidPaise),
  balance: formatPaise(row.balancePaise),
});

const sumKeys = ['costPaise', 'setOffPaise', 'paidPaise', 'balancePaise'] as const;

function toLedgerView(rows: readonly LedgerRow[]) {
  const [cost = 0, setOff = 0, paid = 0, balance = 0] = sumKeys.map((key) =>
    rows.reduce((sum, row) => sum + row[key], 0),
  );
  const total = { serviceId: '', booking: texts.sum, title: '', day: '' };
  const sums = {
    ...{ cost: formatPaise(cost), setOff: formatPaise(setOff) },
    ...{ paid: formatPaise(paid), balance: formatPaise(balance) },
  };
  return rows.length === 0 ? [] : [...rows.map(toLedgerRow), { ...total, ...sums }];
}

export const meta = ({ loaderData }: Route.MetaArgs) => staffMeta(loaderData?.name ?? texts.missing);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const now = new Date();
  const query = readLedgerQuery(new URL(request.url).searchParams, now);
  const found = await readDuesOf(db, actor, query.supplierId);
  if (!found) return data(undefined, { status: failureStatus.not_found });
  const ledger = await supplierLedger(db, actor, query);
  const today = dayInIndia(now);
  const { supplier, dues, payments } = found;
  return {
    ...{ id: supplier.id, name: supplier.name, payTerms: supplier.payTerms, today },
    days: texts.days(supplier.payDays),
    open: supplierMoneyTexts.open(formatPaise(dues.reduce((sum, { openPaise }) => sum + openPaise, 0))),
    dues: dues.map((due) => toDueRow(due, today)),
    payments: payments.map(toPaymentRow),
    ledger: toLedgerView(ledger),
    from: query.from,
    to: query.to,
  };
}

export const action = (args: Route.ActionArgs) => handleSupplierMoney(args);

type View = NonNullable<Route.ComponentProps['loaderData']>;

function Payments({ payments }: { payments: View['payments'] }) {
  const { send } = useAction();
  const { status, sayResult } = useStatus();
  const reverse = async (id: string) => {
    const form = new FormData();
    form.set('intent', 'reverse');
    form.set('id', id);
    const result = await send(form);
    if (result) sayResult(result);
  };
  return (
    <Card heading={texts.payments}>
      {payments.length === 0 && <EmptyState>{texts.noPayments}</EmptyState>}
      <ul>
        {payments.map(({ id, amount, day, reference, madeBy, isReversed, isReversal }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-1 last:border-0"
          >
            <span className={`tabular-nums ${isReversed ? 'line-through' : ''}`}>
              {isReversal && `${texts.reversal} `}
              {amount}
            </span>
            <span className="text-quiet text-sm wrap-anywhere">
              {[day, reference, madeBy].filter(Boolean).join(', ')}
            </span>
            {isReversed && <span className="text-quiet text-sm">({texts.reversed})</span>}
            {!isReversed && !isReversal && (
              <Button look="text" aria-label={texts.reverseOf(amount, day)} onClick={() => void reverse(id)}>
                {texts.reverse}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormStatusLine status={status} takesRoom={false} />
    </Card>
  );
}

const Ledger = ({ view }: { view: View }) => (
  <section aria-labelledby="ledger" className="grid gap-2">
    <h2 id="ledger" className="text-lg">
      {texts.ledger}
    </h2>
    <Form
      key={`${view.from} ${view.to}`}
      method="get"
      className="flex flex-wrap items-end gap-3 print:hidden"
      preventScrollReset
    >
      <input type="hidden" name="id" value={view.id} />
      <DateField id="ledger-from" name="from" label={texts.from} value={view.from} required />
      <DateField id="ledger-to" name="to" label={texts.to} value={view.to} required />
      <Button look="secondary" type="submit" worksWithoutScript>
        {texts.show}
      </Button>
      <ButtonLink
        look="quiet"
        href={`${paths.adminMoneyLedger}?${new URLSearchParams({ id: view.id, from: view.from, to: view.to })}`}
      >
        {texts.csv}
      </ButtonLink>
    </Form>
    {view.ledger.length === 0 ? (
      <EmptyState>{texts.noLedger}</EmptyState>
    ) : (
      <DataTable
        layout="cards"
        caption={texts.ledgerCaption}
        rows={view.ledger}
        rowKey={({ serviceId }) => serviceId}
        isTotal={({ serviceId }) => serviceId === ''}
        columns={[
          {
            key: 'service',
            header: columns.service,
            cell: ({ booking, title }) => [booking, title].filter(Boolean).join(' '),
          },
          { key: 'day', header: columns.day, cell: ({ day }) => day },
          ...(['cost', 'setOff', 'paid', 'balance'] as const).map((key) => ({
            key,
            header: columns[key],
            isNumeric: true,
            narrow: 'labelled' as const,
            cell: (row: View['ledger'][number]) => row[key],
          })),
        ]}
      />
    )}
  </section>
);

export default function SupplierMoneyPage({ loaderData: view }: Route.ComponentProps) {
  const back = <TextLink to={paths.adminMoneySuppliers}>‹ {texts.back}</TextLink>;
  if (!view)
    return (
      <div data-wide className="grid gap-3">
        <MoneyNav />
        <div>
          {back}
          <PageTitle>{texts.missing}</PageTitle>
        </div>
      </div>
    );
  const rides = view.dues.filter(({ isRide }) => isRide);
  return (
    <div data-wide className="grid gap-4">
      <MoneyNav />
      <div>
        {back}
        <div className="flex flex-wrap items-baseline gap-x-3">
          <PageTitle>{view.name}</PageTitle>
          <p className="font-semibold tabular-nums">{view.open}</p>
        </div>
        <p className="text-quiet">
          {[view.days, view.payTerms].filter(Boolean).join('. ')}{' '}
          <TextLink to={supplierPath(view.id)}>{texts.details}</TextLink>
        </p>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid min-w-0 gap-4">
          {view.dues.length > 0 ? (
            <PayForm supplierId={view.id} dues={view.dues} today={view.today} />
          ) : (
            <EmptyState>{supplierMoneyTexts.none}</EmptyState>
          )}
          <Ledger view={view} />
        </div>
        <div className="grid min-w-0 gap-4 print:hidden">
          {rides.length > 0 && (
            <Card heading={texts.cost}>
              {rides.map((due) => (
                <CostForm key={due.serviceId} due={due} />
              ))}
            </Card>
          )}
          <Payments payments={view.payments} />
        </div>
      </div>
    </div>
  );
}
