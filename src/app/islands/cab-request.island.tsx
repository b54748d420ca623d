import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { bookContent } from '#app/content/site/cab-request.ts';
import { Button } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { contactMessages as messages } from '#domain/enquiries/intake/contact-messages.ts';
import { fieldFaults, formFields } from '#domain/enquiries/intake/enquiry-fields-input.ts';
import { answerWays, maxRideLengths } from '#domain/enquiries/intake/ride-fields-input.ts';
import {
  type Load,
  type Room,
  roomText,
  type Several,
  severalText,
  takes,
} from '#domain/fares/cars-needed.ts';
import { formDayInIndia } from '#domain/shared/india-time.ts';
import { isNumberAsked } from '#domain/shared/short-number.ts';
import { messageFormId, paths } from '#paths.ts';
import { AnswerChoice } from './answer-choice.tsx';
import { keepDraft } from './kept-message.ts';
import { draftOf, fetchToken } from './message-fields.ts';
import type { ContactAnswer } from './use-message.ts';
import { campaignOfVisit } from './visit.ts';

const content = bookContent.form;

export type CabRequestProps = {
  /** The page itself, which the form is posted to. */
  action: string;
  /** As in the message form: `trip` is the trip with its car as a query string, `consent` the version of the notice. */
  about: { page: string; packageId: string; trip: string; consent: string };
  /** What the button says, with the price. */
  button: string;
  /** Null where none was chosen. */
  car: Room | null;
  /** Larger cars with their fares, which are empty where there is none. */
  larger: readonly (Room & { path: string; price: string })[];
  /** The same car more than once, with the fare of all of them. */
  several: readonly Several[];
  /** Which number is asked for; empty where the ride meets neither flight nor train. */
  number: 'flight' | 'train' | 'both' | '';
  numberHint: string;
  /** An airport or a station needs no address, and hire by the hour has no drop. */
  addresses: readonly ('pickupAddress' | 'dropAddress')[];
  /** Until when cancelling is free, in one sentence. */
  cancelling: string;
  /** The server's answer to a request that was not sent. */
  answer?: ContactAnswer;
};

const box =
  'min-h-11 w-full min-w-0 rounded-lg border border-quiet/60 bg-card px-3 text-base aria-invalid:border-2 aria-invalid:border-brick';

const idOf = (name: string) => `request-${name}`;

type FieldProps = {
  name: string;
  label: string;
  value: string;
  type?: 'text' | 'tel' | 'email' | 'number';
  autoComplete?: string;
  inputMode?: 'numeric';
  min?: number;
  max?: number;
  maxLength?: number;
  isRequired?: boolean;
  hint?: string;
  /** The error of this field. */
  fault?: string | undefined;
  /** The first error after a form that was sent without script. */
  isFocused?: boolean;
};

/** Uncontrolled, so that text typed before hydration stays. */
function Field({ name, label, value, hint, fault, isRequired = false, isFocused, ...input }: FieldProps) {
  const id = idOf(name);
  const describedBy = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {!isRequired && <span className="font-normal text-quiet"> (optional)</span>}
      </label>
      <input
        type="text"
        autoComplete="off"
        {...input}
        id={id}
        name={name}
        defaultValue={value}
        required={isRequired}
        // biome-ignore lint/a11y/noAutofocus: without script, nothing else leads to the field that has to be corrected
        autoFocus={isFocused}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={describedBy || undefined}
        className={box}
      />
      {fault && (
        <p id={`${id}-fault`} className="font-semibold text-brick text-sm">
          {fault}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-quiet text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

const maxOffers = 2;

/**
 * Shown by the style sheet as soon as a number is more than the car takes, so it needs no script and refuses nothing. A script
 * leaves out what is too small.
 */
function TooMany({
  car,
  larger,
  several,
  load,
}: Pick<CabRequestProps, 'larger' | 'several'> & { car: Room; load: Load }) {
  const cars = several.find((space) => takes(space, load));
  return (
    <div
      role="status"
      className="col-span-full hidden gap-1 rounded-lg border-2 border-saffron bg-sand px-3 py-2 group-has-[input:out-of-range]/room:grid"
    >
      <p className="font-semibold">{content.tooMany(car.name)}</p>
      {larger
        .filter((space) => takes(space, load))
        .slice(0, maxOffers)
        .map((other) => (
          <p key={other.name}>
            <a className="inline-block py-1 text-teal underline" href={other.path}>
              {content.larger(other.name, roomText(other), other.price)}
            </a>
          </p>
        ))}
      <p>{cars ? content.several(severalText(car.name, cars)) : content.many}</p>
    </div>
  );
}

/** A honeypot: hidden from customers and assistive technology, but filled in by bots. */
const Trap = () => (
  <div className="sr-only" aria-hidden="true" inert>
    <label htmlFor="request-trap">{messages.trapLabel}</label>
    <input id="request-trap" name={formFields.trap} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);

const Hidden = ({ values }: { values: Readonly<Record<string, string>> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

type Fault = { field: string; text: string };

/** Every field that has to be corrected; the first is focused and named at the button. */
type Faults = readonly Fault[];

const ownTexts: Readonly<Record<string, string>> = content.faults;

const faultsOf = (typed: Readonly<Record<string, string>>): Faults =>
  fieldFaults(typed).map(({ field, text }) => ({ field, text: ownTexts[field] ?? text }));

const shortNumber: Fault = { field: 'n_contactno', text: content.shortNumber };

/** The errors at their fields; none for one that concerns the whole request. */
function faultsIn(answer: ContactAnswer | undefined): Faults {
  if (!answer || answer.sent) return [];
  if (answer.isNotice) return [shortNumber];
  return answer.field === undefined ? [] : faultsOf(answer.values ?? {});
}

function noteLoad(form: HTMLFormElement | null, note: (load: Load) => void) {
  if (!form) return;
  const typed = new FormData(form);
  note({ people: Number(typed.get('adults')), bags: Number(typed.get('bags')) });
}

/**
 * Keeps a draft, checks before the request is sent, and adds what only a script knows. The browser sends the form itself,
 * without a key of its own: the same request on the same day is one, also from a second tab and after the button Back.
 */
function useRequest(about: CabRequestProps['about'], answer: ContactAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState(() => faultsIn(answer));
  const [isSending, setSending] = useState(false);
  const [load, setLoad] = useState<Load>({ people: 0, bags: 0 });
  const token = useRef('');
  const askedNumber = useRef(answer?.values?.[formFields.askedNumber] ?? '');

  useEffect(() => {
    noteLoad(form.current, setLoad);
    if (form.current)
      fetchToken(form.current).then((fetched) => {
        token.current = fetched;
      });
    const add = ({ formData }: FormDataEvent) => {
      formData.set('n_date', formDayInIndia(new Date()));
      formData.set(formFields.token, token.current);
      formData.set(formFields.campaign, campaignOfVisit());
      formData.set(formFields.askedNumber, askedNumber.current);
    };
    const element = form.current;
    element?.addEventListener('formdata', add);
    // The browser's button Back shows the page as it was left.
    const again = () => setSending(false);
    addEventListener('pageshow', again);
    return () => {
      element?.removeEventListener('formdata', add);
      removeEventListener('pageshow', again);
    };
  }, []);

  const refuse = (event: SubmitEvent<HTMLFormElement>, found: Faults) => {
    event.preventDefault();
    setFaults(found);
    event.currentTarget.querySelector<HTMLElement>(`[name="${found[0]?.field}"]`)?.focus();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSending) return event.preventDefault();
    const typed: Record<string, string> = {};
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') typed[name] = value;
    const found = faultsOf(typed);
    if (found.length > 0) return refuse(event, found);
    const number = typed.n_contactno ?? '';
    if (isNumberAsked(number, askedNumber.current)) {
      askedNumber.current = number;
      return refuse(event, [shortNumber]);
    }
    setFaults([]);
    setSending(true);
  };

  const noteInput = ({ target }: InputEvent<HTMLFormElement>) => {
    // A field that is being corrected is checked again when the request is sent.
    const corrected = target instanceof HTMLInputElement ? target.name : '';
    setFaults((shown) =>
      shown.some(({ field }) => field === corrected)
        ? shown.filter(({ field }) => field !== corrected)
        : shown,
    );
    noteLoad(form.current, setLoad);
    if (form.current) keepDraft(draftOf(form.current, about.page + about.packageId + about.trip));
  };

  return { form, faults, isSending, load, submit, noteInput };
}

/** The form of a requested cab. Without script it is sent as it is. */
export default function CabRequest(props: CabRequestProps) {
  const { action, about, button, car, larger, several, number, numberHint, addresses, cancelling, answer } =
    props;
  const { form, faults, isSending, load, submit, noteInput } = useRequest(about, answer);
  const typed = answer && !answer.sent ? (answer.values ?? {}) : {};
  const first = faultsIn(answer)[0]?.field;
  const field = (name: string) => ({
    name,
    value: typed[name] ?? '',
    fault: faults.find((fault) => fault.field === name)?.text,
    isFocused: first === name,
  });
  const { packageId: _none, ...sentAlong } = about;
  return (
    <form
      ref={form}
      method="post"
      action={`${action}#${messageFormId}`}
      noValidate
      onSubmit={submit}
      onInput={noteInput}
      className="relative grid gap-4"
    >
      <StatusLine
        text={answer && first === undefined ? answer.text : ''}
        tone={answer?.sent ? 'good' : 'fault'}
        takesRoom={false}
      />
      <Hidden
        values={{
          ...sentAlong,
          [formFields.askedNumber]: typed[formFields.askedNumber] ?? '',
        }}
      />
      <Field {...field('n_name')} label={content.name} autoComplete="name" isRequired />
      <Field {...field('n_contactno')} label={content.phone} type="tel" autoComplete="tel" isRequired />
      <Field
        {...field('n_email')}
        label={content.email}
        type="email"
        autoComplete="email"
        hint={content.emailHint}
      />
      <div className="group/room grid grid-cols-2 gap-x-3 gap-y-1">
        <Field
          {...field('adults')}
          label={content.people}
          type="number"
          inputMode="numeric"
          min={1}
          {...(car && { max: car.seats })}
        />
        <Field
          {...field('bags')}
          label={content.bags}
          type="number"
          inputMode="numeric"
          min={0}
          {...(car && { max: car.bags })}
        />
        {car && (
          <>
            <p className="col-span-full text-quiet text-sm">{content.room(car.name, roomText(car))}</p>
            <TooMany car={car} larger={larger} several={several} load={load} />
          </>
        )}
      </div>
      {number && (
        <Field
          {...field('flight')}
          label={content.numbers[number]}
          maxLength={maxRideLengths.flight}
          hint={numberHint}
        />
      )}
      {addresses.map((name) => (
        <Field
          key={name}
          {...field(name)}
          label={content[name]}
          maxLength={maxRideLengths[name]}
          hint={content.addressHint}
        />
      ))}
      <AnswerChoice chosen={answerWays.find((way) => way === typed.answerBy) ?? 'phone'} />
      <div className="grid gap-1">
        <label htmlFor={idOf('n_message')} className="font-semibold">
          {content.remarks}
          <span className="font-normal text-quiet"> (optional)</span>
        </label>
        <textarea
          id={idOf('n_message')}
          name="n_message"
          rows={2}
          defaultValue={typed.n_message ?? ''}
          className={`${box} py-2`}
        />
      </div>
      <Trap />
      <StatusLine text={faults[0]?.text} tone="fault" takesRoom={false} />
      <Button aria-disabled={isSending}>{isSending ? content.sending : button}</Button>
      <p className="text-quiet text-sm">
        {cancelling} {content.nothingPaid} {messages.consent}{' '}
        <a className="text-teal underline" href={paths.privacy}>
          {messages.privacyNotice}
        </a>
      </p>
    </form>
  );
}
