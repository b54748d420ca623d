import { useState } from 'react';
import { data, Form, useNavigate } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { typedAmount } from '#app/staff/cabs/bookings/page/balance.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { DateField } from '#app/staff/kit/date-field.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { SumTable } from '#app/staff/kit/sum-table.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { toast } from '#app/staff/kit/toast-list.ts';
import { MoneyNav } from '#app/staff/money/money-nav.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import type { SettlementSums } from '#domain/payments/settlements/settlement.ts';
import { settlementRequest } from '#domain/payments/settlements/settlement-input.ts';
import { previewSettlement } from '#domain/payments/settlements/settlement-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths } from '#paths.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { parseInput } from '#platform/http/input.ts';
import { settlementPath } from '#staff-paths.ts';
import type { Route } from './+types/settle-page.ts';
import { handleDriverMoney } from './drivers-action.ts';
import { LinesTable, toLineRow } from './lines-table.tsx';
import { driverMoneyTexts } from './texts.ts';

const texts = driverMoneyTexts.settle;

/** The sums of a settlement as rows, with who pays whom. */
export const toSumRows = ({ collectedPaise, expensesPaise, allowancePaise, duePaise }: SettlementSums) => [
  { name: texts.collected, value: formatPaise(collectedPaise) },
  { name: texts.expenses, value: formatPaise(0 - expensesPaise) },
  { name: texts.allowance, value: formatPaise(0 - allowancePaise) },
  {
    name: duePaise < 0 ? texts.toDriver : texts.toOffice,
    value: formatPaise(Math.abs(duePaise)),
    isTotal: true,
  },
];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  staffMeta(loaderData?.driver ? texts.title(loaderData.driver.name) : texts.missing);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = new URL(request.url).searchParams;
  const of = (name: string) => query.get(name) ?? '';
  try {
    const asked = parseInput(settlementRequest, {
      ...{ driverId: of('driver'), firstDay: of('from'), lastDay: of('to'), perDay: of('perDay') },
    });
    const preview = await previewSettlement(context.get(pageContext).db, actor, asked);
    const { driver, firstDay, lastDay, perDayPaise, duties, differences, duePaise } = preview;
    return {
      ...{ driver, firstDay, lastDay, duePaise, fault: '' },
      perDay: perDayPaise === 0 ? '0' : typedAmount(perDayPaise),
      typedPerDay: of('perDay'),
      duties: duties.map(toLineRow),
      differences: differences.map(toLineRow),
      sums: toSumRows(preview),
    };
  } catch (error) {
    const { code, userText } = failureOf(error);
    if (code === 'unexpected' || code === 'unavailable' || code === 'forbidden') throw error;
    return data({ driver: undefined, fault: userText ?? texts.missing }, { status: failureStatus[code] });
  }
}

export const action = (args: Route.ActionArgs) => handleDriverMoney(args);

type View = Extract<Route.ComponentProps['loaderData'], { sums: unknown }>;

const Days = ({ view }: { view: View }) => (
  <Form method="get" className="flex flex-wrap items-end gap-3">
    <input type="hidden" name="driver" value={view.driver.id} />
    <DateField id="settle-from" name="from" label={texts.from} value={view.firstDay} required />
    <DateField id="settle-to" name="to" label={texts.to} value={view.lastDay} required />
    <div className="w-44">
      <TextField
        id="settle-day"
        name="perDay"
        label={texts.perDay}
        value={view.perDay}
        inputMode="decimal"
        autoComplete="off"
        required
      />
    </div>
    <Button look="secondary" type="submit" worksWithoutScript>
      {texts.show}
    </Button>
  </Form>
);

function MakeForm({ view }: { view: View }) {
  const navigate = useNavigate();
  // Not in the server's HTML, which has none.
  const [key] = useState(() => crypto.randomUUID());
  const { status, isBusy, submit } = useActionForm<{ id: string } | undefined>({
    working: '',
    onResult: (result) => {
      if (!result.done || !result.value) return;
      toast(result.text);
      void navigate(settlementPath(result.value.id));
    },
  });
  const fields = {
    ...{ intent: 'settle', driverId: view.driver.id, firstDay: view.firstDay, lastDay: view.lastDay },
    ...{ perDay: view.typedPerDay, seenPaise: String(view.duePaise) },
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget, { fields: { key } });
      }}
      className="grid gap-3"
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        id="settle-note"
        name="note"
        label={texts.note}
        autoComplete="off"
        invalid={status?.field === 'note'}
      />
      <FormStatusLine status={status} takesRoom={false} />
      <div>
        <Button type="submit" aria-disabled={isBusy}>
          {texts.go}
        </Button>
      </div>
    </form>
  );
}

export default function SettlePage({ loaderData }: Route.ComponentProps) {
  const back = <TextLink to={paths.adminMoneyDrivers}>‹ {texts.back}</TextLink>;
  if (!loaderData.driver)
    return (
      <div data-wide className="grid gap-3">
        <MoneyNav />
        <div>
          {back}
          <PageTitle>{loaderData.fault}</PageTitle>
        </div>
      </div>
    );
  const view = loaderData;
  const { duties, differences } = view;
  const isEmpty = duties.length + differences.length === 0;
  return (
    <div data-wide className="grid gap-3">
      <MoneyNav />
      <div>
        {back}
        <PageTitle>{texts.title(view.driver.name)}</PageTitle>
      </div>
      <Days key={`${view.firstDay} ${view.lastDay} ${view.perDay}`} view={view} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid min-w-0 gap-4">
          {duties.length > 0 && <LinesTable caption={texts.duties} lines={duties} />}
          {isEmpty && <EmptyState>{texts.none}</EmptyState>}
          {differences.length > 0 && (
            <section aria-labelledby="differences" className="grid gap-2">
              <h2 id="differences" className="text-lg">
                {texts.differences}
              </h2>
              <LinesTable caption={texts.differences} lines={differences} />
            </section>
          )}
        </div>
        <Card heading={texts.sums}>
          <SumTable caption={texts.sums} rows={view.sums} />
          {!isEmpty && <MakeForm key={view.duePaise} view={view} />}
        </Card>
      </div>
    </div>
  );
}
