import type { DriverTextKey } from '#app/content/duty/driver.ts';
import type { StepKind } from '#domain/bookings/slip/readings.ts';
import type { AnsweredQuestions } from './asked-once.ts';
import type { DriverDutyView, StepView } from './duty-view.ts';
import { PageText } from './page-text.tsx';

const field = 'min-h-14 w-full rounded-lg border border-quiet/60 bg-card px-3 text-xl';
const goButton = 'min-h-14 w-full rounded-lg bg-teal px-4 py-3 font-semibold text-lg text-on-teal';

type FieldProps = {
  id: string;
  name: string;
  label: DriverTextKey;
  hint?: DriverTextKey;
  pattern: string;
  required?: boolean;
  maxLength: number;
};

/** A keypad with digits, on every phone. */
function Digits({ id, label, hint, ...input }: FieldProps) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id}>
        <PageText of={label} />
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={hint && `${id}-hint`}
        className={field}
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-quiet text-sm">
          <PageText of={hint} />
        </p>
      )}
    </div>
  );
}

function EndFields({ triesLeft }: { triesLeft: number }) {
  if (triesLeft === 0)
    return (
      <p className="font-semibold">
        <PageText of="locked" />
      </p>
    );
  return (
    <Digits id="code" name="code" label="code" hint="codeHint" pattern="[0-9]{4}" maxLength={4} required />
  );
}

type FormProps = {
  kind: StepKind;
  action: string;
  entryKey: string;
  triesLeft: number;
  asked: AnsweredQuestions;
};

function StepForm({ kind, action, entryKey, triesLeft, asked }: FormProps) {
  const isEnd = kind === 'end';
  const isLocked = isEnd && triesLeft === 0;
  return (
    <form
      method="post"
      action={action}
      className="hidden gap-3 group-data-[state=now]:grid"
      data-entry={kind}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="key" value={entryKey} />
      {kind === 'start' && asked.early && <input type="hidden" name="early" value={asked.early} />}
      {isEnd && asked.cashAsked && <input type="hidden" name="cashAsked" value={asked.cashAsked} />}
      <p className="text-quiet">
        <PageText of={`steps.${kind}.hint`} />
      </p>
      <Digits
        id={`odometer-${kind}`}
        name="odometerKm"
        label="odometer"
        pattern="[0-9]{1,7}"
        maxLength={7}
        required={kind !== 'reached'}
      />
      {isEnd && (
        <>
          <Digits id="collected" name="collected" label="collected" pattern="[0-9]{1,7}" maxLength={7} />
          <EndFields triesLeft={triesLeft} />
        </>
      )}
      <p data-fault aria-live="polite" className="font-semibold text-brick empty:hidden" />
      {!isLocked && (
        <button type="submit" className={goButton}>
          <PageText of={`steps.${kind}.go`} />
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
            <PageText of="withoutCode" />
          </button>
          <p className="text-quiet text-sm">
            <PageText of="withoutCodeText" />
          </p>
        </div>
      )}
    </form>
  );
}

type Props = {
  duty: DriverDutyView;
  action: string;
  entryKey: string;
  /** Sent without script: hidden fields that say which questions of the server the driver has answered. */
  asked: AnsweredQuestions;
};

const stateOf = ({ kind, doneAt }: StepView, now: StepKind | undefined) => {
  if (doneAt !== '') return 'done';
  return kind === now ? 'now' : 'later';
};

/** All steps with their forms, of which one is shown; the page's script shows the next one before the server has answered. */
export function Steps({ duty: { steps, standing, triesLeft }, action, entryKey, asked }: Props) {
  const isOpen = standing === 'open';
  const now = isOpen ? steps.find(({ doneAt }) => doneAt === '')?.kind : undefined;
  return (
    <section aria-labelledby="steps" className="grid gap-2">
      <h2 id="steps" className="text-xl">
        <PageText of="stepsHeading" />
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
                {index + 1}. <PageText of={`steps.${step.kind}.name`} />
              </strong>
              <span className="hidden text-quiet group-data-[state=done]:inline">
                <PageText of="doneAt" /> <span data-done-at>{step.doneAt}</span>
                <span data-done-km>{step.odometer && `, ${step.odometer}`}</span>
              </span>
              <span data-unsent hidden className="w-full font-semibold text-brick">
                <PageText of="waiting" />
              </span>
            </p>
            {isOpen && step.doneAt === '' && (
              <StepForm
                kind={step.kind}
                action={action}
                entryKey={entryKey}
                triesLeft={triesLeft}
                asked={asked}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
