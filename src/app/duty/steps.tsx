import { driverContent as content } from '#app/content/duty/driver.ts';
import type { StepKind } from '#domain/bookings/slip/readings.ts';
import type { ShownDriverDuty, ShownStep } from './shown-duty.ts';

const field = 'min-h-14 w-full rounded-lg border border-quiet/60 bg-card px-3 text-xl';
const goButton = 'min-h-14 w-full rounded-lg bg-teal px-4 py-3 font-semibold text-lg text-on-teal';

type FieldProps = {
  id: string;
  name: string;
  label: string;
  pattern: string;
  required?: boolean;
  maxLength: number;
};

/** A keypad with digits, on every phone. */
function Digits({ id, label, ...input }: FieldProps) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id}>{label}</label>
      <input id={id} inputMode="numeric" autoComplete="off" className={field} {...input} />
    </div>
  );
}

function EndFields({ triesLeft }: { triesLeft: number }) {
  if (triesLeft === 0) return <p className="font-semibold">{content.locked}</p>;
  return <Digits id="code" name="code" label={content.code} pattern="[0-9]{4}" maxLength={4} required />;
}

type FormProps = { kind: StepKind; action: string; entryKey: string; triesLeft: number };

function StepForm({ kind, action, entryKey, triesLeft }: FormProps) {
  const { go, hint } = content.steps[kind];
  const isEnd = kind === 'end';
  const isLocked = isEnd && triesLeft === 0;
  return (
    <form
      method="post"
      action={action}
      className="hidden gap-3 group-data-[state=now]:grid"
      data-entry={content.steps[kind].name}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="key" value={entryKey} />
      <p className="text-quiet">{hint}</p>
      <Digits
        id={`odometer-${kind}`}
        name="odometerKm"
        label={content.odometer}
        pattern="[0-9]{1,7}"
        maxLength={7}
        required={kind !== 'reached'}
      />
      {isEnd && (
        <>
          <Digits
            id="collected"
            name="collected"
            label={content.collected}
            pattern="[0-9]{1,7}"
            maxLength={7}
          />
          <EndFields triesLeft={triesLeft} />
        </>
      )}
      <p data-fault aria-live="polite" className="font-semibold text-brick empty:hidden" />
      {!isLocked && (
        <button type="submit" className={goButton}>
          {go}
        </button>
      )}
      {isEnd && (
        <div className="grid gap-1">
          <button
            type="submit"
            name="withoutCode"
            value="yes"
            formNoValidate
            className="min-h-14 rounded-lg border-2 border-teal px-3 py-2 font-semibold text-teal"
          >
            {content.withoutCode}
          </button>
          <p className="text-quiet text-sm">{content.withoutCodeText}</p>
        </div>
      )}
    </form>
  );
}

type Props = { duty: ShownDriverDuty; action: string; entryKey: string };

const stateOf = ({ kind, doneAt }: ShownStep, now: StepKind | undefined) => {
  if (doneAt !== '') return 'done';
  return kind === now ? 'now' : 'later';
};

/** All steps with their forms, of which one is shown; the page's script moves on without asking the server. */
export function Steps({ duty: { steps, standing, triesLeft }, action, entryKey }: Props) {
  const isOpen = standing === 'open';
  const now = isOpen ? steps.find(({ doneAt }) => doneAt === '')?.kind : undefined;
  return (
    <section aria-labelledby="steps" className="grid gap-2">
      <h2 id="steps" className="text-xl">
        {content.stepsHeading}
      </h2>
      <ol className="grid gap-2" data-steps={isOpen ? 'open' : 'over'}>
        {steps.map((step, index) => (
          <li
            key={step.kind}
            data-step={step.kind}
            data-state={stateOf(step, now)}
            className="group grid gap-2 rounded-2xl border border-line bg-card p-4 data-[state=now]:border-2 data-[state=now]:border-teal"
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <strong className="text-lg">
                {index + 1}. {content.steps[step.kind].name}
              </strong>
              <span className="hidden text-quiet group-data-[state=done]:inline">
                {content.doneAt} <span data-done-at>{step.doneAt}</span>
                <span data-done-km>{step.odometer && `, ${step.odometer}`}</span>
              </span>
              <span data-unsent hidden className="w-full font-semibold text-brick">
                {content.waiting}
              </span>
            </p>
            {isOpen && step.doneAt === '' && (
              <StepForm kind={step.kind} action={action} entryKey={entryKey} triesLeft={triesLeft} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
