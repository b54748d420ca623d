import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { firstFault, idempotencyKeyField } from '#domain/enquiries/enquiry-input.ts';
import { messages } from '#messages.ts';
import { messageFormId, paths } from '#paths.ts';

export type ContactFormProps = {
  /** Where the form goes without script: the page it stands on. */
  action: string;
  /** A message already begun, for a visitor who came by a link about something. */
  begun?: string;
  /** What the server answered to a form sent without script. */
  answer?: ContactAnswer;
};

export type ContactAnswer = { text: string; sent: boolean; field?: string; values?: Record<string, string> };

const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' });

async function send(form: FormData, key: string): Promise<ContactAnswer> {
  try {
    const response = await fetch(`${paths.api}/contact-us-message`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: form,
    });
    return { text: await response.text(), sent: response.ok };
  } catch {
    return { text: messages.contact.notSent, sent: false };
  }
}

export default function ContactForm({ action, begun = '', answer: firstAnswer }: ContactFormProps) {
  const [answer, setAnswer] = useState(firstAnswer);
  const [busy, setBusy] = useState(false);
  const [date, setDate] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const key = useRef('');

  // The page is cached for everyone, so what belongs to this visit is filled in here.
  useEffect(() => {
    key.current = crypto.randomUUID();
    setDate(today.format(new Date()));
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const fault = firstFault(Object.fromEntries(data));
    if (fault) {
      setAnswer({ ...fault, sent: false });
      form.current?.querySelector<HTMLElement>(`[name="${fault.field}"]`)?.focus();
      return;
    }
    setBusy(true);
    setAnswer({ text: messages.contact.sending, sent: false });
    const received = await send(data, key.current);
    setAnswer(received);
    setBusy(false);
    if (received.sent) {
      form.current?.reset();
      key.current = crypto.randomUUID();
    }
  };

  /** Other words are another message. */
  const renewKey = () => {
    key.current = crypto.randomUUID();
  };

  const field = (name: string) => ({
    id: `contact-${name}`,
    name,
    invalid: answer?.field === name,
    value: answer?.values?.[name] ?? (name === 'n_message' && !answer?.sent ? begun : ''),
  });

  return (
    <form
      ref={form}
      id={messageFormId}
      method="post"
      action={`${action}#${messageFormId}`}
      // With script the contract's own messages are shown in place of the browser's.
      noValidate={date !== ''}
      onSubmit={submit}
      onInput={renewKey}
      className="grid gap-4"
    >
      <StatusLine text={answer?.text} tone={answer?.field ? 'fault' : 'good'} />
      <input type="hidden" name="n_date" value={date} />
      <input type="hidden" name={idempotencyKeyField} />
      <TextField {...field('n_name')} label="Name" required autoComplete="name" />
      <TextField {...field('n_contactno')} label="Mobile No" type="tel" required autoComplete="tel" />
      <TextField {...field('n_email')} label="E-Mail" type="email" autoComplete="email" />
      <TextField {...field('n_message')} label="Message" rows={4} />
      <div>
        <Button disabled={busy}>Send Message</Button>
      </div>
      <p className="text-quiet text-sm">
        {messages.contact.consent}{' '}
        <a className="text-teal underline" href={paths.privacy}>
          {messages.contact.privacyNotice}
        </a>
      </p>
    </form>
  );
}
