import { useState } from 'react';
import { data } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Badge } from '#app/staff/kit/badge.tsx';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { SumTable } from '#app/staff/kit/sum-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { MoneyNav } from '#app/staff/money/money-nav.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { stateOf } from '#domain/payments/settlements/settlement.ts';
import { type ViewedSettlement, viewSettlement } from '#domain/payments/settlements/settlement-service.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import { settlementFilePath } from '#staff-paths.ts';
import type { Route } from './+types/settlement-page.ts';
import { handleDriverMoney } from './drivers-action.ts';
import { LinesTable, toLineRow } from './lines-table.tsx';
import { toSumRows } from './settle-page.tsx';
import { driverMoneyTexts } from './texts.ts';

const { settlement: texts, past, settle } = driverMoneyTexts;

function toView(settlement: ViewedSettlement) {
  const { id, driver, driverId, firstDay, lastDay, duePaise, note, isLatest } = settlement;
  const { madeBy, madeAt, confirmedBy, confirmedAt, undoneBy, undoneAt } = settlement;
  const amount = formatPaise(Math.abs(duePaise));
  return {
    ...{ id, note, state: stateOf(settlement), mayUndo: isLatest && undoneAt === null },
    days: texts.days(driver || driverMoneyTexts.held.erased(driverId), dateText(firstDay), dateText(lastDay)),
    steps: [
      texts.made(madeBy, timeText(madeAt)),
      ...(confirmedAt ? [texts.confirmedBy(confirmedBy, timeText(confirmedAt))] : []),
      ...(undoneAt ? [texts.undoneBy(undoneBy, timeText(undoneAt))] : []),
    ],
    confirm:
      duePaise === 0 ? texts.confirmNothing : (duePaise < 0 ? texts.confirmPaid : texts.confirm)(amount),
    duties: settlement.duties.map(toLineRow),
    differences: settlement.differences.map(toLineRow),
    sums: toSumRows(settlement),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  staffMeta(loaderData ? past.number(loaderData.id) : texts.missing);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const settlement = await viewSettlement(context.get(pageContext).db, actor, id);
  if (!settlement) return data(undefined, { status: failureStatus.not_found });
  return toView(settlement);
}

export const action = (args: Route.ActionArgs) => handleDriverMoney(args);

const tones = { open: 'warn', confirmed: 'good', undone: 'plain' } as const;

type View = ReturnType<typeof toView>;

/** Confirms the handover, prints, and takes back. */
function Steps({ view }: { view: View }) {
  const [isAsked, setAsked] = useState(false);
  const { status, isBusy, onSubmit } = useActionForm<{ id: string } | undefined>({
    working: '',
    onResult: () => setAsked(false),
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3">
      <input type="hidden" name="id" value={view.id} />
      <div className="flex flex-wrap gap-2">
        {view.state === 'open' && (
          <Button type="submit" name="intent" value="confirm" aria-disabled={isBusy}>
            {view.confirm}
          </Button>
        )}
        {view.state !== 'undone' && (
          <ButtonLink look="secondary" href={settlementFilePath(view.id)} target="_blank" rel="noopener">
            {texts.print}
          </ButtonLink>
        )}
        {view.mayUndo && !isAsked && (
          <Button look="dangerOutline" onClick={() => setAsked(true)}>
            {texts.undo}
          </Button>
        )}
      </div>
      {isAsked && (
        <div className="grid gap-2">
          <p>{texts.undoText}</p>
          <div>
            <Button look="danger" type="submit" name="intent" value="undo" aria-disabled={isBusy}>
              {texts.undo}
            </Button>
          </div>
        </div>
      )}
      <FormStatusLine status={status} takesRoom={false} />
    </form>
  );
}

export default function SettlementPage({ loaderData: view }: Route.ComponentProps) {
  const back = <TextLink to={paths.adminMoneyDrivers}>‹ {settle.back}</TextLink>;
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
  return (
    <div data-wide className="grid gap-3">
      <MoneyNav />
      <div>
        {back}
        <div className="flex flex-wrap items-center gap-x-3">
          <PageTitle>{past.number(view.id)}</PageTitle>
          <Badge tone={tones[view.state]}>{past.states[view.state]}</Badge>
        </div>
        <p>{view.days}</p>
        {view.steps.map((step) => (
          <p key={step} className="text-quiet text-sm">
            {step}
          </p>
        ))}
        {view.note && <p>{view.note}</p>}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid min-w-0 gap-4">
          {view.duties.length > 0 && <LinesTable caption={settle.duties} lines={view.duties} />}
          {view.differences.length > 0 && (
            <section aria-labelledby="differences" className="grid gap-2">
              <h2 id="differences" className="text-lg">
                {settle.differences}
              </h2>
              <LinesTable caption={settle.differences} lines={view.differences} />
            </section>
          )}
        </div>
        <Card heading={settle.sums}>
          <SumTable caption={settle.sums} rows={view.sums} />
          <Steps view={view} />
        </Card>
      </div>
    </div>
  );
}
