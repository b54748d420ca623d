import { useEffect, useState } from 'react';
import { FleetFields } from '#app/staff/cabs/assign/fleet-fields.tsx';
import { PlanCheck } from '#app/staff/cabs/assign/plan-check.tsx';
import { DriverExpenses, type PaidView } from '#app/staff/cabs/bookings/driver-expenses.tsx';
import { DriverLinkButtons } from '#app/staff/cabs/bookings/driver-link-buttons.tsx';
import type { DriverLinkTexts } from '#app/staff/cabs/bookings/driver-link-view.ts';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { DutyPill } from '#app/staff/cabs/duty-pill.tsx';
import { staffSlipContent } from '#app/staff/cabs/slip/texts.ts';
import { staffEnquiryContent } from '#app/staff/enquiries/enquiry/texts.ts';
import { EditableField, type FieldInputProps } from '#app/staff/forms/editable-field.tsx';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { IconButton } from '#app/staff/kit/icon-button.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { SumTable } from '#app/staff/kit/sum-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { CheckIcon } from '#app/ui/icons.tsx';
import { boardDayPath, slipFilePath, slipPath } from '#staff-paths.ts';
import type { DutyView } from './duty-view.ts';
import { EndPopup } from './end-popup.tsx';
import { PlainFields } from './plain-facts.tsx';
import { ReschedulePopup } from './reschedule-popup.tsx';
import { type News, RideNews } from './ride-news.tsx';
import { RidePopup } from './ride-popup.tsx';
import { rideTexts } from './ride-texts.ts';
import { useDutyForm } from './use-duty-form.ts';

type Detail = DutyView['details'][number];

const inputs = {
  text: {},
  phone: { type: 'tel' },
  count: { type: 'text', inputMode: 'numeric' },
} as const;

function DetailField({ kind, id, typed, isInvalid, onEdit }: FieldInputProps & Pick<Detail, 'kind'>) {
  useEffect(() => {
    const field = document.getElementById(id);
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, [id]);
  return (
    <span className="flex gap-1">
      <Input
        id={id}
        value={typed}
        {...inputs[kind]}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-fault`}
        autoComplete="off"
        onChange={(event) => onEdit({ typed: event.target.value })}
      />
      <IconButton type="submit" aria-label={staffEnquiryContent.saveField}>
        <CheckIcon className="size-5" />
      </IconButton>
    </span>
  );
}

type DetailRowProps = { dutyId: string; detail: Detail };

/** One detail of a duty, edited in place. */
function DetailRow({ dutyId, detail }: DetailRowProps) {
  const { name, label, kind } = detail;
  return (
    <EditableField
      id={`duty-${dutyId}-${name}`}
      label={label}
      fact={detail}
      isFixed={false}
      request={({ typed, basedOn }) => ({ intent: 'detail', dutyId, detail: name, typed, basedOn })}
      field={(props) => <DetailField {...props} kind={kind} />}
    />
  );
}

type AssignPopupProps = {
  duty: DutyView;
  onDone: (text: string, tone?: 'warn') => void;
  onClose: () => void;
};

/** The same choice as on the board. */
function AssignPopup({ duty, onDone, onClose }: AssignPopupProps) {
  const { status, isBusy, onSubmit } = useDutyForm({ onDone, onClose });
  return (
    <Dialog title={content.assign} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-3">
        <input type="hidden" name="intent" value="assign" />
        <input type="hidden" name="dutyId" value={duty.id} />
        <input type="hidden" name="revision" value={duty.revision} />
        <p className="text-quiet">
          {duty.pickUp} – {duty.ends}, {duty.carType}
        </p>
        <FleetFields duty={duty} invalid={status?.field} />
        <FormStatusLine status={status} takesRoom={false} />
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {content.assignGo}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const { page: content, change } = staffBookingsContent;

export type Act = (fields: Record<string, string>) => void;

type Props = {
  duty: DutyView;
  onAct: Act;
  onDone: (text: string, tone?: 'warn') => void;
  /** `undefined` when the duty has no driver or is over, `null` while there is no link. */
  driverLink: DriverLinkTexts | null | undefined;
  /** What the driver paid on the way. */
  expenses: readonly PaidView[];
  /** How the customer is told of a change. */
  news: News;
};

type Open = 'assign' | 'ride' | 'reschedule' | 'cancel' | 'no-show';

type ActionsProps = Pick<Props, 'duty' | 'onAct' | 'onDone'> & {
  /** The ride is another one now. */
  onChanged: () => void;
};

/** What staff may do with the duty now. */
function DutyActions({ duty, onAct, onDone, onChanged }: ActionsProps) {
  const [open, setOpen] = useState<Open>();
  const seen = { dutyId: duty.id, revision: String(duty.revision) };
  const close = () => setOpen(undefined);
  const opener = (kind: Open, label: string) => (
    <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(kind)}>
      {label}
    </Button>
  );
  const actor = (intent: string, label: string) => (
    <Button look="quiet" onClick={() => onAct({ intent, ...seen })}>
      {label}
    </Button>
  );
  const popup = { duty, onDone, onClose: close };
  return (
    <div className="flex flex-wrap gap-1.5 empty:hidden">
      {duty.mayConfirm && actor('confirm', content.confirm)}
      {duty.isPlanned && opener('assign', content.assign)}
      {duty.isPlanned && (
        <ButtonLink look="quiet" to={boardDayPath(duty.pickupDay)}>
          {content.onBoard}
        </ButtonLink>
      )}
      <ButtonLink look={duty.isToClose ? 'primary' : 'quiet'} to={slipPath(duty.id)}>
        {duty.isToClose ? staffSlipContent.openToClose : staffSlipContent.open}
      </ButtonLink>
      <ButtonLink look="quiet" href={slipFilePath(duty.id)} target="_blank" rel="noreferrer">
        {staffSlipContent.printShort}
      </ButtonLink>
      {!duty.another.refusal && opener('ride', rideTexts.open)}
      {duty.reschedule && opener('reschedule', change.reschedule)}
      {duty.cancel && opener('cancel', change.cancel)}
      {duty.noShow && opener('no-show', change.noShow)}
      {duty.isEnded && actor('restore', change.restore)}
      {open === 'assign' && duty.isPlanned && <AssignPopup {...popup} />}
      {open === 'ride' && !duty.another.refusal && (
        <RidePopup
          {...popup}
          onDone={(text, tone) => {
            onDone(text, tone);
            if (text !== rideTexts.unchanged) onChanged();
          }}
        />
      )}
      {open === 'reschedule' && duty.reschedule && (
        <ReschedulePopup {...popup} reschedule={duty.reschedule} />
      )}
      {open === 'cancel' && duty.cancel && <EndPopup {...popup} intent="cancel" ending={duty.cancel} />}
      {open === 'no-show' && duty.noShow && <EndPopup {...popup} intent="no-show" ending={duty.noShow} />}
    </div>
  );
}

/** What the driver is sent, beside the assignment so that it is not forgotten. */
function DriverLink({ duty, driverLink, onAct }: Pick<Props, 'duty' | 'driverLink' | 'onAct'>) {
  if (driverLink === undefined) return null;
  const { link } = staffSlipContent;
  return (
    <section
      aria-label={link.heading}
      className={`grid gap-2 rounded-xl border px-3 py-2 ${driverLink?.opened ? 'border-line' : 'border-teal'}`}
    >
      <h3 className="font-sans text-base">
        <strong>{link.sendHeading(duty.driver)}</strong>{' '}
        <span className="text-quiet text-sm">{driverLink?.opened || link.notOpened}</span>
      </h3>
      {driverLink ? (
        <DriverLinkButtons link={driverLink} />
      ) : (
        <div>
          <Button look="quiet" onClick={() => onAct({ intent: 'driver-link', dutyId: duty.id })}>
            {link.make}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The fare as it was agreed, and what is owed of it after a cancellation. */
function FareLines({ duty }: { duty: DutyView }) {
  const agreed =
    duty.fareLines.length > 0 ? duty.fareLines : [{ name: content.typedPrice, value: duty.fareTotal }];
  const isOtherTotal = duty.isClosed && duty.amount !== duty.fareTotal;
  const total = {
    name: isOtherTotal ? content.agreedTotal : staffBookingsContent.make.total,
    value: duty.fareTotal,
  };
  const ended = { name: content.cancellationOf(duty.endedPercent), value: duty.amount };
  const stated = { name: content.statedTotal, value: duty.amount };
  const rows = [
    ...agreed,
    ...(duty.fareLines.length > 0 ? [total] : []),
    ...(duty.isEnded ? [ended] : []),
    ...(isOtherTotal ? [stated] : []),
  ];
  return (
    <SumTable
      caption={content.fareLines}
      rows={rows.map((row, index) => ({ ...row, isTotal: index === rows.length - 1 }))}
    />
  );
}

/** One duty: when, where, with which car and driver, at which fare. */
export function DutyCard(props: Props) {
  const { duty, news } = props;
  const [isNews, setNews] = useState(false);
  return (
    <section
      aria-labelledby={`duty-${duty.id}`}
      className="grid gap-2 rounded-2xl border border-line bg-card px-4 py-3"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <DutyPill status={duty.status} isClosed={duty.isClosed} />
        <h2 id={`duty-${duty.id}`} className="min-w-0 text-lg wrap-anywhere">
          {duty.route}
          {duty.ride && <span className="block text-quiet text-sm">{duty.ride}</span>}
        </h2>
        <p className="ml-auto font-semibold tabular-nums" title={duty.pickUp}>
          {duty.pickUp}
        </p>
      </div>
      {duty.hasEndWithoutCode && (
        <p className="rounded-lg border border-brick p-2 text-sm">
          {staffSlipContent.entries.withoutCode}{' '}
          <TextLink look="inline" to={slipPath(duty.id)}>
            {staffSlipContent.entries.toSlip}
          </TextLink>
        </p>
      )}
      <PlanCheck warnings={duty.warnings} />
      <DutyActions {...props} onChanged={() => setNews(true)} />
      {isNews && <RideNews {...news} onTold={() => setNews(false)} />}
      <DriverLink {...props} />
      <div className="grid gap-x-8 gap-y-1 md:grid-cols-2">
        <PlainFields
          facts={[
            [content.trip, [duty.trip, duty.length].filter(Boolean).join(', ')],
            [content.ends, duty.ends],
            [content.carType, duty.carType],
            [content.car, duty.car || content.unassigned],
            [
              content.driver,
              [duty.driver || content.unassigned, duty.driverPhone].filter(Boolean).join(', '),
            ],
            [content.endCode, content.endCodeOf(duty.endCode)],
          ]}
        />
        <dl>
          {duty.details.map((detail) => (
            <DetailRow key={detail.name} dutyId={duty.id} detail={detail} />
          ))}
        </dl>
      </div>
      <FareLines duty={duty} />
      {!duty.isEnded && (
        <PlainFields
          facts={[
            ...(duty.fareByRates ? [[content.fareByRates, duty.fareByRates] as const] : []),
            [content.included, duty.included],
            [content.notIncluded, duty.notIncluded],
          ]}
        />
      )}
      <DriverExpenses expenses={props.expenses} />
      {duty.rateVersion !== null && (
        <p className="text-quiet text-sm">{content.ratesVersion(duty.rateVersion)}</p>
      )}
    </section>
  );
}
