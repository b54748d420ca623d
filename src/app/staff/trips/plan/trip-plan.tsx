import { useMemo } from 'react';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import { statusOf } from '#app/staff/forms/action-result.ts';
import type { FormStatus } from '#app/staff/forms/form-status.ts';
import { type Fields, formOf, useAction } from '#app/staff/forms/use-action.ts';
import type { SavedField } from '#app/staff/forms/use-field-editing.ts';
import { useReload } from '#app/staff/forms/use-reload.ts';
import { Badge } from '#app/staff/kit/badge.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { SumTable } from '#app/staff/kit/sum-table.tsx';
import { toast } from '#app/staff/kit/toast-list.ts';
import { DayCard, Services } from './day-card.tsx';
import { tripPlanTexts as texts } from './texts.ts';
import { TravellersCard } from './travellers-card.tsx';
import type { TripPlanView } from './trip-plan-view.ts';
import { type TripActions, TripContext } from './use-trip.ts';

type Props = {
  bookingId: string;
  plan: TripPlanView;
  onStatus: (status: FormStatus | undefined) => void;
};

/** What is saved is said in the corner, where it can be taken back. */
function useTripActions({ bookingId, plan, onStatus }: Props): TripActions {
  const { send } = useAction<SavedField>();
  const { send: sendUndo } = useAction<SavedField>();
  const reload = useReload();
  return useMemo(() => {
    const receive = (result: ActionResult<SavedField>) => {
      if (!result.done) {
        onStatus(statusOf(result));
        if (result.code === 'conflict') void reload();
        return;
      }
      onStatus(undefined);
      const { changeId } = result.value;
      const undo = async () => {
        const undone = await sendUndo({ intent: 'trip-undo', bookingId, changeId: changeId ?? '' });
        if (undone) receive(undone);
      };
      if (result.text)
        toast(
          result.text,
          changeId ? { label: staffEnquiriesContent.undo, run: () => void undo() } : undefined,
        );
    };
    return {
      bookingId,
      isFixed: plan.isCancelled,
      onSaved: receive,
      act: async (fields: Fields) => {
        const result = await send(formOf(fields));
        if (result) receive(result);
        return result?.done ?? false;
      },
    };
  }, [bookingId, plan.isCancelled, onStatus, reload, send, sendUndo]);
}

function Differences({ differences }: Pick<TripPlanView, 'differences'>) {
  if (differences.length === 0) return null;
  return (
    <Card heading={texts.differences.heading}>
      <ul className="grid gap-1 text-[0.9375rem]">
        {differences.map(({ key, title, change, text }) => (
          <li key={key} className="flex flex-wrap items-baseline gap-x-2">
            <Badge tone="warn">{change}</Badge>
            <span className="font-semibold wrap-anywhere">{title}</span>
            <span className="text-quiet">{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function MarginCard({ margin }: { margin: NonNullable<TripPlanView['margin']> }) {
  return (
    <Card heading={texts.margin.heading}>
      <SumTable caption={texts.margin.heading} rows={margin.rows} />
      <p className={margin.isFinal ? 'text-quiet text-sm' : 'font-semibold text-sm'}>{margin.text}</p>
      {!margin.isFinal && <p className="text-quiet text-sm wrap-anywhere">{margin.missing.join(', ')}</p>}
    </Card>
  );
}

/** The days of a trip with their services, and who travels; everything is edited in place. */
export function TripPlan(props: Props) {
  const { plan } = props;
  const actions = useTripActions(props);
  return (
    <TripContext value={actions}>
      <Differences differences={plan.differences} />
      <section aria-labelledby="trip-days" className="grid gap-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="trip-days" className="text-lg">
            {texts.heading}
          </h2>
          <p className="text-quiet text-sm">{plan.progress}</p>
          {plan.mayMarkUsed && (
            <Button
              look="secondary"
              onClick={() => void actions.act({ intent: 'trip-used', bookingId: actions.bookingId })}
            >
              {texts.markUsed}
            </Button>
          )}
        </div>
        {plan.wholeTrip.length > 0 && (
          <section
            aria-label={texts.wholeTrip}
            className="grid min-w-0 gap-1 rounded-2xl border border-line bg-card px-3 py-2 lg:px-4"
          >
            <h3 className="font-sans font-semibold text-sm">{texts.wholeTrip}</h3>
            <Services day="" name={texts.wholeTrip} services={plan.wholeTrip} travellers={plan.travellers} />
          </section>
        )}
        {plan.days.map((day) => (
          <DayCard key={day.id} day={day} travellers={plan.travellers} />
        ))}
      </section>
      <TravellersCard travellers={plan.travellers} papersMissing={plan.papersMissing} />
    </TripContext>
  );
}
