import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine, Toast, type Tone } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { contactMessages as messages } from '#domain/enquiries/intake/contact-messages.ts';
import { formFields, idempotencyKeyField } from '#domain/enquiries/intake/enquiry-fields-input.ts';
import { type AnswerWay, answerWays } from '#domain/enquiries/intake/ride-fields-input.ts';
import type { TripField } from '#domain/enquiries/intake/trip-fields-input.ts';
import { formDayInIndia } from '#domain/shared/india-time.ts';
import { messageFormId, paths } from '#paths.ts';
import { AnswerChoice } from './answer-choice.tsx';
import { type Car, SentMessage, TripFields } from './trip-fields.tsx';
import { type ContactAnswer, useMessage } from './use-message.ts';

const shownMs = 20_000;

/** True for a while when the element is outside the viewport and has something to report. */
export function useOutOfSight(element: RefObject<HTMLElement | null>, hasReport: boolean): boolean {
  const [isOutOfSight, setOutOfSight] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!hasReport || !target) return;
    const observer = new IntersectionObserver(([entry]) => setOutOfSight(entry?.isIntersecting === false));
    observer.observe(target);
    const end = () => {
      observer.disconnect();
      setOutOfSight(false);
    };
    const timer = setTimeout(end, shownMs);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [element, hasReport]);
  return isOutOfSight;
}

export type ContactFormProps = {
  /** Where the form is posted without script: the page that contains it. */
  action: string;
  about: {
    page: string;
    packageId: string;
    /** The version of the privacy notice that the form links to. */
    consent: string;
    /** A prefilled message, for a visitor who followed a link about a tour. */
    begun: string;
    /** The fields of a cab trip as a query string. */
    trip: string;
    /** Who travels, as the query string of a package's price. */
    party: string;
  };
  /** What is asked about the trip, and the cars to choose from. */
  asked: readonly TripField[];
  cars: readonly Car[];
  /** How the visitor is answered unless they choose otherwise; without it the form does not ask. */
  answerBy?: AnswerWay;
  /** The server's answer to a form sent without script. */
  answer?: ContactAnswer;
};

/** A honeypot: hidden from customers and assistive technology, but filled in by bots. */
function Trap() {
  return (
    <div className="sr-only" aria-hidden="true" inert>
      <label htmlFor="contact-trap">{messages.trapLabel}</label>
      <input id="contact-trap" name={formFields.trap} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function toneOf(answer: ContactAnswer | undefined): Tone {
  if (!answer || answer.sent) return 'good';
  return answer.isNotice ? 'plain' : 'fault';
}

export default function ContactForm(props: ContactFormProps) {
  const { action, about, asked, cars, answerBy, answer: firstAnswer } = props;
  const form = useRef<HTMLFormElement>(null);
  const again = useRef<HTMLAnchorElement>(null);
  const { answer, phase, sent, isAutomatic, submit, stop, noteInput, beginAgain } = useMessage(
    form,
    about.page + about.packageId + about.trip + about.party,
    firstAnswer,
  );
  const [date, setDate] = useState('');
  const isOutOfSight = useOutOfSight(form, isAutomatic && answer?.sent === true);

  // On a phone the thanks above the fields is out of view of a visitor who has just pressed the button below them.
  const isJustSent = answer?.sent === true && answer !== firstAnswer && !isAutomatic;
  useEffect(() => {
    if (!isJustSent) return;
    form.current?.firstElementChild?.scrollIntoView({ block: 'center' });
    // The pressed button is hidden with the fields.
    again.current?.focus({ preventScroll: true });
  }, [isJustSent]);

  // The page is cached for everyone, so the date is filled in by the browser.
  useEffect(() => setDate(formDayInIndia(new Date())), []);

  const withdraw = () => {
    stop();
    // The clicked button is removed, so the focus moves to the one beside it.
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };

  const writeAgain = (event: MouseEvent) => {
    event.preventDefault();
    // The field can only be focused once it is shown.
    flushSync(beginAgain);
    form.current?.querySelector<HTMLElement>('[name="n_name"]')?.focus();
  };

  const kept = firstAnswer?.sent ? undefined : firstAnswer?.values;
  const field = (name: string) => ({
    id: `contact-${name}`,
    name,
    invalid: answer?.field === name,
    value: kept?.[name] ?? (name === 'n_message' && !firstAnswer?.sent ? about.begun : ''),
  });
  const hidden: Record<string, string> = { ...about, ...firstAnswer?.values };

  return (
    <form
      ref={form}
      method="post"
      action={`${action}#${messageFormId}`}
      // With script, the contract's messages replace the browser's.
      noValidate={date !== ''}
      onSubmit={submit}
      onInput={noteInput}
      className="relative grid gap-3 sm:gap-4"
    >
      <StatusLine text={isOutOfSight ? '' : answer?.text} tone={toneOf(answer)} />
      {isOutOfSight && answer && <Toast text={answer.text} />}
      <input type="hidden" name="n_date" value={date} />
      <input type="hidden" name={idempotencyKeyField} />
      <input type="hidden" name={formFields.page} value={hidden.page} />
      <input type="hidden" name={formFields.consent} value={hidden.consent} />
      {hidden.packageId && <input type="hidden" name={formFields.packageId} value={hidden.packageId} />}
      {hidden.trip && <input type="hidden" name={formFields.trip} value={hidden.trip} />}
      {hidden.party && <input type="hidden" name={formFields.party} value={hidden.party} />}
      {hidden.askedNumber && <input type="hidden" name={formFields.askedNumber} value={hidden.askedNumber} />}
      {hidden.begun && <input type="hidden" name={formFields.begun} value={hidden.begun} />}
      {sent && (
        <>
          <SentMessage entries={sent} cars={cars} />
          <p>
            {/* Without script it opens the page anew, which an address with a fragment would not do. */}
            <a ref={again} className={outlineButtonClass} href={action} onClick={writeAgain}>
              {messages.again}
            </a>
          </p>
        </>
      )}
      <div hidden={sent !== undefined} className="grid gap-3 sm:gap-4">
        <div className="grid @xl:grid-cols-2 gap-3 sm:gap-4">
          <TextField {...field('n_name')} label="Name" required autoComplete="name" />
          <TextField {...field('n_contactno')} label="Mobile No" type="tel" required autoComplete="tel" />
        </div>
        <TextField {...field('n_email')} label="E-Mail" type="email" autoComplete="email" />
        <TextField {...field('n_message')} label="Message" rows={4} />
        {answerBy && <AnswerChoice chosen={answerWays.find((way) => way === kept?.answerBy) ?? answerBy} />}
        <TripFields asked={asked} cars={cars} values={kept} />
        <Trap />
        <div className="flex flex-wrap gap-3">
          <Button disabled={phase === 'sending'}>
            {phase === 'waiting' ? messages.sendNow : 'Send Message'}
          </Button>
          {phase === 'waiting' && (
            <button type="button" className={outlineButtonClass} onClick={withdraw}>
              {messages.dontSend}
            </button>
          )}
        </div>
        <p className="text-quiet text-sm">
          {messages.consent}{' '}
          <a className="text-teal underline" href={paths.privacy}>
            {messages.privacyNotice}
          </a>
        </p>
      </div>
    </form>
  );
}
