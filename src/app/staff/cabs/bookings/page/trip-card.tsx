import { useState } from 'react';
import { FormField } from '#app/staff/cabs/bookings/new/form-field.tsx';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { DutyPill } from '#app/staff/cabs/duty-pill.tsx';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { Radio } from '#app/staff/kit/checkbox.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { SumTable } from '#app/staff/kit/sum-table.tsx';
import type { BookingRefundsView } from '#app/staff/money/refunds/refund-data.ts';
import { tripPlanTexts } from '#app/staff/trips/plan/texts.ts';
import { keptTcs, type TcsChoice, tcsChoices } from '#domain/bookings/packages/collected-tcs.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { type CancelPreview, previewCancelling } from './cancel-preview.ts';
import type { Act } from './duty-card.tsx';
import { PlainFields } from './plain-facts.tsx';
import type { TripView } from './trip-view.ts';
import { useDutyForm } from './use-duty-form.ts';

const { change, trip: content } = staffBookingsContent;

type TripCancellation = NonNullable<TripView['cancellation']>;

type TripPopupsProps = {
  bookingId: string;
  trip: TripView;
  refunds: BookingRefundsView;
  onDone: (text: string) => void;
  onClose: () => void;
};

function TripDaysPopup({ bookingId, trip, onDone, onClose }: TripPopupsProps) {
  const { status, isBusy, onSubmit } = useDutyForm({ onDone, onClose });
  const fields = [
    ['firstDay', content.firstDay],
    ['lastDay', content.lastDay],
  ] as const;
  return (
    <Dialog title={content.changeDays} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-3">
        <input type="hidden" name="intent" value="trip-days" />
        <input type="hidden" name="id" value={bookingId} />
        <input type="hidden" name="seenFirstDay" value={trip.firstDay} />
        <input type="hidden" name="seenLastDay" value={trip.lastDay} />
        <div className="grid grid-cols-2 gap-2">
          {fields.map(([name, label]) => (
            <FormField
              key={name}
              name={name}
              label={label}
              type="date"
              value={trip[name]}
              invalid={status?.field === name}
            />
          ))}
        </div>
        <FormStatusLine status={status} takesRoom={false} />
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {content.daysGo}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What cancelling costs by the booking's own terms, now and later. */
const CancellingSteps = ({ cancellation: { rows, note } }: { cancellation: TripCancellation }) => (
  <>
    <SumTable
      caption={content.cancelling}
      rows={rows.map(({ when, costs }) => ({ name: when, value: costs }))}
    />
    {note && <p className="whitespace-pre-line text-sm wrap-anywhere">{note}</p>}
  </>
);

const UsualSteps = ({ trip: { usualSteps, kind } }: { trip: TripView }) => (
  <div className="text-[0.9375rem]">
    <p>
      {content.noSteps} {usualSteps.length > 0 ? content.usualSteps(kind) : content.noUsualSteps(kind)}
    </p>
    <ul className="list-disc pl-5 empty:hidden">
      {usualSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  </div>
);

type TcsProps = { trip: TripView; choice: TcsChoice; onChoose: (choice: TcsChoice) => void };

/** What was collected in earlier months was deposited by the seventh of the month after, so that is chosen first. */
function TcsKept({ trip: { tcs }, choice, onChoose }: TcsProps) {
  const { tcsKept: texts } = content;
  const isDivided = tcs.earlierPaise > 0 && tcs.earlierPaise < tcs.allPaise;
  const chosen = choice === 'earlier' && !isDivided ? (tcs.earlierPaise > 0 ? 'all' : 'none') : choice;
  const names = { none: texts.none, earlier: texts.earlier(tcs.earlier), all: texts.all(tcs.all) };
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold text-sm">{texts.legend}</legend>
      {tcsChoices
        .filter((one) => one !== 'earlier' || isDivided)
        .map((one) => (
          <Radio key={one} name="tcs" value={one} checked={one === chosen} onChange={() => onChoose(one)}>
            {names[one]}
          </Radio>
        ))}
    </fieldset>
  );
}

const Points = ({ heading, points }: { heading: string; points: readonly string[] }) =>
  points.length === 0 ? null : (
    <div>
      <h3 className="font-sans font-semibold text-sm">{heading}</h3>
      <ul className="list-disc pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );

/** What the cancellation comes to, in rupees, before it happens. */
function Preview({
  preview: { rows, back, documents, when },
  missing,
}: {
  preview: CancelPreview;
  missing: readonly string[];
}) {
  const { preview: texts } = content;
  return (
    <div className="grid gap-2 rounded-lg bg-sand px-3 py-2 text-[0.9375rem]">
      <SumTable
        caption={texts.title}
        rows={rows.map((row, index) => ({ ...row, isTotal: index === rows.length - 1 }))}
      />
      <Points heading={texts.sources} points={back} />
      {when && <p>{when}</p>}
      <Points heading={texts.documents} points={documents} />
      {documents.length > 0 && <Points heading={texts.missing} points={missing} />}
    </div>
  );
}

/** A charge that can be read; nothing while it is being typed. */
const chargeTyped = (typed: string): number | undefined =>
  /^\s*0+\s*$/.test(typed) ? 0 : paiseFromTyped(typed);

/** The charge by the booking's own terms is filled in; another one needs a reason, and without terms staff type both. */
function CancelTripPopup({ bookingId, trip, refunds, onDone, onClose }: TripPopupsProps) {
  const [typed, setTyped] = useState(trip.cancellation?.charge ?? '');
  const [tcs, setTcs] = useState<TcsChoice>(trip.tcs.keepsDeposited ? 'earlier' : 'none');
  const { status, isBusy, onSubmit } = useDutyForm({ onDone, onClose });
  const chargePaise = chargeTyped(typed);
  const isInvalid = (name: string) => status?.field === name;
  return (
    <Dialog title={content.cancelTitle} onClose={onClose}>
      <form
        noValidate
        onSubmit={onSubmit}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === 'typedCharge') setTyped(target.value);
        }}
        className="grid gap-3"
      >
        <input type="hidden" name="intent" value="cancel-trip" />
        <input type="hidden" name="id" value={bookingId} />
        <p>{(trip.cancellation ? content.cancelByTerms : content.cancelText)(trip.price)}</p>
        {trip.cancellation && (
          <>
            <input type="hidden" name="seenPaise" value={trip.cancellation.chargePaise} />
            <CancellingSteps cancellation={trip.cancellation} />
          </>
        )}
        {!trip.hasSteps && <UsualSteps trip={trip} />}
        {trip.terms && (
          <p className="max-h-40 overflow-y-auto whitespace-pre-line rounded-lg bg-sand px-3 py-2 text-sm wrap-anywhere">
            {trip.terms}
          </p>
        )}
        <FormField
          name="typedCharge"
          label={change.typedCharge}
          inputMode="decimal"
          value={trip.cancellation?.charge ?? ''}
          hint={trip.cancellation ? content.otherCharge : change.typedChargeHint}
          invalid={isInvalid('typedCharge')}
        />
        <FormField
          name="reason"
          label={change.reason}
          value={trip.cancellation?.reason ?? ''}
          invalid={isInvalid('reason')}
        />
        {trip.tcs.allPaise > 0 && refunds.hasArea && <TcsKept trip={trip} choice={tcs} onChoose={setTcs} />}
        {chargePaise !== undefined && (
          <Preview
            missing={trip.missing}
            preview={previewCancelling(trip.basis, refunds.sources, {
              chargePaise,
              tcsPaise: keptTcs(trip.tcs, tcs, trip.tcs.keepsDeposited),
            })}
          />
        )}
        <FormStatusLine status={status} takesRoom={false} />
        <div className="flex flex-wrap gap-3">
          <Button look="danger" type="submit" aria-disabled={isBusy}>
            {content.cancelGo}
          </Button>
          <CloseDialog>{content.keep}</CloseDialog>
        </div>
      </form>
    </Dialog>
  );
}

type Props = {
  bookingId: string;
  trip: TripView;
  refunds: BookingRefundsView;
  onAct: Act;
  onDone: (text: string) => void;
};

function TripActions({ bookingId, trip, refunds, onAct, onDone }: Props) {
  const [open, setOpen] = useState<'days' | 'cancel'>();
  const popup = { bookingId, trip, refunds, onDone, onClose: () => setOpen(undefined) };
  const opener = (kind: 'days' | 'cancel', label: string) => (
    <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(kind)}>
      {label}
    </Button>
  );
  if (trip.isCancelled)
    return (
      <div>
        <Button look="quiet" onClick={() => onAct({ intent: 'restore-trip', id: bookingId })}>
          {content.restore}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap gap-1.5">
      {opener('days', content.changeDays)}
      {opener('cancel', content.cancel)}
      {open === 'days' && <TripDaysPopup {...popup} />}
      {open === 'cancel' && <CancelTripPopup {...popup} />}
    </div>
  );
}

function Sums({ rows }: { rows: TripView['sums'] }) {
  return (
    <SumTable
      caption={content.sums}
      rows={rows.map(({ name, amount }, index) => ({
        name,
        value: amount,
        isTotal: index === rows.length - 1,
      }))}
    />
  );
}

function List({ heading, points }: { heading: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans font-semibold text-quiet text-sm">{heading}</h3>
      <ul className="list-disc pl-5 text-[0.9375rem]">
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sold never changes, and two points may say the same
          <li key={index} className="whitespace-pre-line wrap-anywhere">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

const travellersFact = ({ travellers }: TripView): [string, string][] =>
  travellers ? [[content.travellers, travellers]] : [];

/** A trip at the price of its quote: when, what was sold, its sums and its terms. */
export function TripCard(props: Props) {
  const { trip } = props;
  return (
    <section aria-labelledby="trip" className="grid gap-2 rounded-2xl border border-line bg-card px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <DutyPill status={trip.status} />
        <h2 id="trip" className="min-w-0 text-lg wrap-anywhere">
          {trip.title}
        </h2>
        <p className="ml-auto font-semibold tabular-nums">{trip.days}</p>
      </div>
      <TripActions {...props} />
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-teal underline lg:min-h-8">
          {tripPlanTexts.sold}
        </summary>
        <div className="grid gap-2 pt-1">
          <PlainFields facts={[[content.kind, trip.kind], ...travellersFact(trip)]} />
          <List heading={content.lines} points={trip.lines} />
          <Sums rows={trip.sums} />
          <List heading={content.itinerary} points={trip.itinerary} />
          <div className="grid gap-x-8 gap-y-2 md:grid-cols-2">
            <List heading={content.included} points={trip.included} />
            <List heading={content.notIncluded} points={trip.notIncluded} />
          </div>
          {trip.cancellation && (
            <div>
              <h3 className="font-sans font-semibold text-quiet text-sm">{content.cancelling}</h3>
              <CancellingSteps cancellation={trip.cancellation} />
            </div>
          )}
          <div>
            <h3 className="font-sans font-semibold text-quiet text-sm">{content.terms}</h3>
            <p className="whitespace-pre-line text-[0.9375rem] wrap-anywhere">
              {trip.terms || content.noTerms}
            </p>
          </div>
        </div>
      </details>
    </section>
  );
}
