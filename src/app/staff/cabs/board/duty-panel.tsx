import type { ReactNode, SubmitEvent } from 'react';
import { FleetFields } from '#app/staff/cabs/assign/fleet-fields.tsx';
import { DutyPill } from '#app/staff/cabs/duty-pill.tsx';
import { staffSlipContent } from '#app/staff/cabs/slip/texts.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { SidePanel } from '#app/staff/kit/dialog.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { type DutyStatus, dutyStatuses } from '#domain/bookings/duty-status.ts';
import { bookingPath } from '#staff-paths.ts';
import type { DutyView } from './board-view.ts';
import { swapContent } from './swap/texts.ts';
import { staffCabBoardContent } from './texts.ts';
import type { Plan, PlanFields } from './use-plan.ts';

const content = staffCabBoardContent.panel;

function Facts({ duty }: { duty: DutyView }) {
  const call = (phone: string, shown: string) => (
    <TextLink key={phone} href={`tel:${phone}`}>
      {shown}
    </TextLink>
  );
  const facts: [string, ReactNode][] = [
    [content.when, `${duty.dayText}, ${duty.clock} – ${duty.ends}`],
    [content.route, duty.route],
    [content.carType, `${duty.typeName}, ${duty.cityName}`],
    [content.rides, duty.rides],
    [content.people, duty.people > 0 && String(duty.people)],
    ...duty.details,
    [content.phone, duty.phone && call(duty.phone, duty.phoneText)],
    [content.car, duty.car],
    [
      content.driver,
      duty.driver && (
        <span key="driver" className="flex flex-wrap items-center gap-x-3">
          <TextLink to={duty.driverHref}>{duty.driver}</TextLink>
          {duty.driverPhone && call(duty.driverPhone, duty.driverPhoneText)}
        </span>
      ),
    ],
  ];
  return (
    <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-1">
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What comes next first; what takes a wrong click back after it. */
function inOrder({ status, next }: DutyView) {
  const rank = (one: DutyStatus) => dutyStatuses.indexOf(one);
  return next
    .map((one) => ({ status: one, isForward: rank(one) > rank(status) }))
    .toSorted((a, b) => Number(b.isForward) - Number(a.isForward));
}

type PartProps = { heading: string; children: ReactNode };

const Part = ({ heading, children }: PartProps) => (
  <section aria-label={heading} className="grid gap-3 border-line border-t pt-3">
    <h3 className="text-lg">{heading}</h3>
    {children}
  </section>
);

type Props = { duty: DutyView; plan: Plan; onSwap: () => void; onClose: () => void };

/** Everything that the mouse does on the board, for the keyboard and for phones. */
export function DutyPanel({ duty, plan: { plan, result, isBusy }, onSwap, onClose }: Props) {
  const seen = { dutyId: duty.id, revision: String(duty.revision) };
  const send = async (dialog: Element | null, fields: PlanFields) => {
    const received = await plan({ ...seen, ...fields });
    if (received?.done && dialog instanceof HTMLDialogElement) dialog.close();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = Object.fromEntries(new FormData(form)) as PlanFields;
    void send(form.closest('dialog'), fields);
  };
  const refusal = result && !result.done ? result : undefined;
  return (
    <SidePanel title={content.title(duty.customer, duty.number)} onClose={onClose}>
      <div className="grid gap-4 py-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <DutyPill status={duty.status} isClosed={duty.isClosed} />
          <TextLink to={bookingPath(duty.bookingId)}>{content.openBooking}</TextLink>
        </div>
        <StatusLine text={refusal?.text} tone="fault" takesRoom={false} />
        <Facts duty={duty} />
        {duty.driver && duty.isOpen && (
          <Button
            look="secondary"
            aria-disabled={isBusy}
            onClick={(event) => send(event.currentTarget.closest('dialog'), { intent: 'driver-link' })}
          >
            {staffSlipContent.link.sendHeading(duty.driver)}
          </Button>
        )}
        {duty.isPlanned ? (
          <>
            <Part heading={content.assign}>
              <form onSubmit={submit} className="grid gap-3">
                <input type="hidden" name="intent" value="plan" />
                <FleetFields duty={duty} invalid={refusal?.field} />
                <Button type="submit" aria-disabled={isBusy}>
                  {content.save}
                </Button>
              </form>
              <Button look="secondary" aria-haspopup="dialog" onClick={onSwap}>
                {swapContent.open}
              </Button>
            </Part>
            <Part heading={content.move}>
              <form onSubmit={submit} className="grid gap-3">
                <input type="hidden" name="intent" value="plan" />
                <label className="grid gap-1">
                  <span className="font-semibold">{content.moveTime}</span>
                  <Input
                    type="datetime-local"
                    name="pickupAt"
                    key={duty.startMs}
                    defaultValue={`${duty.day}T${duty.clock}`}
                    aria-invalid={refusal?.field === 'pickupAt' || undefined}
                  />
                </label>
                <p className="text-quiet text-sm">{content.length(duty.length)}</p>
                <Button look="secondary" type="submit" aria-disabled={isBusy}>
                  {content.moveSave}
                </Button>
              </form>
            </Part>
          </>
        ) : (
          <p className="text-quiet">{content.fixed}</p>
        )}
        {duty.next.length > 0 && (
          <Part heading={content.status}>
            <div className="flex flex-wrap gap-2">
              {inOrder(duty).map(({ status, isForward }) => (
                <Button
                  look={isForward ? 'secondary' : 'text'}
                  key={status}
                  aria-disabled={isBusy}
                  onClick={(event) =>
                    send(event.currentTarget.closest('dialog'), { intent: 'status', status })
                  }
                >
                  {(isForward ? content.setStatus : content.backTo)(staffCabBoardContent.statuses[status])}
                </Button>
              ))}
            </div>
          </Part>
        )}
      </div>
    </SidePanel>
  );
}
