import { pageContext } from '#app/page-context.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Badge } from '#app/staff/kit/badge.tsx';
import { ButtonLink } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { DateField } from '#app/staff/kit/date-field.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { MoneyNav } from '#app/staff/money/money-nav.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import {
  type CashByHolder,
  cashByHolder,
  readOfficeCash,
} from '#domain/payments/settlements/cash-service.ts';
import { type Settlement, stateOf } from '#domain/payments/settlements/settlement.ts';
import { listAllowances, listSettlements } from '#domain/payments/settlements/settlement-service.ts';
import { dateText, dayInIndia, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths } from '#paths.ts';
import { settlementPath, settlePath, supplierDuesPath } from '#staff-paths.ts';
import type { Route } from './+types/drivers-page.ts';
import { handleDriverMoney } from './drivers-action.ts';
import { MoneyForm } from './money-form.tsx';
import { OfficeCard, toOfficeView, UnknownCard } from './office-cash.tsx';
import { driverMoneyTexts as texts } from './texts.ts';

const { held, past, allowance: allowanceTexts } = texts;

const toHolderRow = ({ driverId, name, partner, heldPaise, since }: CashByHolder['drivers'][0]) => ({
  ...{ driverId, partner, name: name || held.erased(driverId) },
  since: since ? dateText(since) : '',
  held: formatPaise(heldPaise),
});

const toPastRow = (settlement: Settlement) => {
  const { id, driverId, driver, firstDay, lastDay, duePaise, madeBy, madeAt } = settlement;
  return {
    ...{ id, state: stateOf(settlement) },
    driver: driver || held.erased(driverId),
    days: `${dateText(firstDay)} – ${dateText(lastDay)}`,
    due: duePaise < 0 ? past.toDriver(formatPaise(-duePaise)) : formatPaise(duePaise),
    made: `${madeBy}, ${timeText(madeAt)}`,
  };
};

export const meta = () => staffMeta(texts.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const [cash, office, [allowance], { settlements, next }] = await Promise.all([
    cashByHolder(db, actor),
    readOfficeCash(db, actor),
    listAllowances(db, actor),
    listSettlements(db, actor, {
      driver: query.get('driver') ?? undefined,
      before: query.get('before') ?? undefined,
    }),
  ]);
  return {
    today: dayInIndia(new Date()),
    holders: cash.drivers.map(toHolderRow),
    office: toOfficeView(cash, office),
    allowance: allowance
      ? allowanceTexts.now(formatPaise(allowance.perDayPaise), dateText(allowance.validFrom))
      : '',
    settlements: settlements.map(toPastRow),
    next,
    driver: query.get('driver') ?? '',
  };
}

export const action = (args: Route.ActionArgs) => handleDriverMoney(args);

type Holder = ReturnType<typeof toHolderRow>;

const Holders = ({ holders }: { holders: readonly Holder[] }) => (
  <DataTable
    layout="cards"
    caption={held.caption}
    rows={holders}
    rowKey={({ driverId }) => driverId}
    rowAttributes={({ driverId }) => ({ 'data-driver': driverId })}
    columns={[
      { key: 'driver', header: held.columns.driver, cell: ({ name }) => name },
      {
        key: 'held',
        header: held.columns.held,
        isNumeric: true,
        narrow: 'labelled',
        cell: (row) => row.held,
      },
      { key: 'since', header: held.columns.since, narrow: 'labelled', cell: ({ since }) => since },
      {
        key: 'go',
        header: held.columns.go,
        isHeaderHidden: true,
        cell: ({ driverId, name, partner }) =>
          partner ? (
            <TextLink to={supplierDuesPath(partner.id)}>{held.partner(partner.name)}</TextLink>
          ) : (
            <ButtonLink look="quiet" to={settlePath(driverId)} aria-label={held.settleOf(name)}>
              {held.settle}
            </ButtonLink>
          ),
      },
    ]}
  />
);

const tones = { open: 'warn', confirmed: 'good', undone: 'plain' } as const;

const Past = ({ rows }: { rows: readonly ReturnType<typeof toPastRow>[] }) => (
  <DataTable
    layout="cards"
    caption={past.caption}
    rows={rows}
    rowKey={({ id }) => id}
    rowAttributes={({ id }) => ({ 'data-settlement': id })}
    columns={[
      {
        key: 'id',
        header: past.columns.id,
        cell: ({ id }) => <TextLink to={settlementPath(id)}>{past.number(id)}</TextLink>,
      },
      { key: 'driver', header: past.columns.driver, cell: ({ driver }) => driver },
      { key: 'days', header: past.columns.days, cell: ({ days }) => days },
      { key: 'due', header: past.columns.due, isNumeric: true, narrow: 'labelled', cell: ({ due }) => due },
      {
        key: 'state',
        header: past.columns.state,
        cell: ({ state }) => <Badge tone={tones[state]}>{past.states[state]}</Badge>,
      },
      { key: 'made', header: past.columns.made, isQuiet: true, cell: ({ made }) => made },
    ]}
  />
);

type AllowanceProps = { text: string; today: string; onDone: (text: string) => void };

const AllowanceCard = ({ text, today, onDone }: AllowanceProps) => (
  <Card heading={allowanceTexts.heading}>
    <p>{text || allowanceTexts.none}</p>
    <div>
      <MoneyForm
        label={allowanceTexts.change}
        title={allowanceTexts.title}
        intent="allowance"
        onDone={onDone}
        fields={(isInvalid) => (
          <>
            <TextField
              id="allowance-day"
              name="perDay"
              label={allowanceTexts.perDay}
              inputMode="decimal"
              autoComplete="off"
              invalid={isInvalid('perDay')}
              required
            />
            <DateField
              id="allowance-from"
              name="validFrom"
              label={allowanceTexts.from}
              value={today}
              invalid={isInvalid('validFrom')}
              required
            />
          </>
        )}
      />
    </div>
  </Card>
);

export default function DriversMoneyPage({ loaderData }: Route.ComponentProps) {
  const { today, holders, office, allowance, settlements, next, driver } = loaderData;
  const { status, say } = useStatus();
  return (
    <div data-wide className="grid gap-3">
      <MoneyNav />
      <PageTitle>{texts.title}</PageTitle>
      <p className="max-w-3xl text-quiet">{texts.intro}</p>
      <FormStatusLine status={status} takesRoom={false} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid min-w-0 gap-4">
          {holders.length > 0 ? <Holders holders={holders} /> : <EmptyState>{held.none}</EmptyState>}
          <section aria-labelledby="past" className="grid gap-2">
            <h2 id="past" className="text-lg">
              {past.heading}
            </h2>
            {settlements.length > 0 ? <Past rows={settlements} /> : <EmptyState>{past.none}</EmptyState>}
            <Paging
              label={past.paging}
              steps={[
                {
                  label: past.more,
                  to:
                    next &&
                    `${paths.adminMoneyDrivers}?${new URLSearchParams({ ...(driver && { driver }), before: next })}`,
                },
              ]}
            />
          </section>
        </div>
        <div className="grid min-w-0 gap-4">
          <OfficeCard view={office} today={today} onDone={say} />
          {office.unknown && <UnknownCard view={office} today={today} onDone={say} />}
          <AllowanceCard text={allowance} today={today} onDone={say} />
        </div>
      </div>
    </div>
  );
}
