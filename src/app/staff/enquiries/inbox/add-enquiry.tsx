import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import { RestoredLine } from '#app/staff/typed/restored-line.tsx';
import { useTypedForm } from '#app/staff/typed/use-typed-form.ts';
import type { SessionCheck } from '#app/staff/ui/action-result.ts';
import { Popup } from '#app/staff/ui/popup.tsx';
import { useActionForm } from '#app/staff/ui/use-action-form.ts';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { KnownCode } from '#domain/enquiries/clicks/click-service.ts';
import { enquiryPath, paths } from '#paths.ts';

const content = staffEnquiriesContent.add;
const sources = ['call', 'walk-in', 'whatsapp', 'mail'] as const;
type HandSource = (typeof sources)[number];

function Sources({ chosen, onChoose }: { chosen: HandSource; onChoose: (source: HandSource) => void }) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{content.source}</legend>
      <div className="grid grid-cols-4 gap-1.5">
        {sources.map((source) => (
          <label
            key={source}
            className="grid min-h-11 cursor-pointer place-items-center rounded-lg border border-line px-1 text-sm has-checked:border-teal has-checked:bg-teal has-checked:text-on-teal has-focus-visible:outline-3 has-focus-visible:outline-saffron"
          >
            <input
              type="radio"
              name="source"
              value={source}
              checked={source === chosen}
              onChange={() => onChoose(source)}
              className="sr-only"
            />
            {staffEnquiriesContent.sources[source]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function CodeLine({ known }: { known: KnownCode | undefined }) {
  if (known?.kind === 'enquiry')
    return (
      <p role="status">
        {content.codeEnquiry}{' '}
        <Link to={enquiryPath(known.enquiryId)} className="text-teal underline">
          {content.openEnquiry}
        </Link>
      </p>
    );
  const text = known?.kind === 'click' ? content.codeFound(known.page) : known && content.codeUnknown;
  return <p role="status">{text}</p>;
}

/** Looks a click code up as soon as four characters are typed. */
function useCode() {
  const { load, data, reset } = useFetcher<KnownCode>();
  const ask = (typed: string) => {
    const code = typed.trim().replace(/^ref\s*/i, '');
    if (code.length === 4) void load(`${paths.adminReachCode}?code=${encodeURIComponent(code)}`);
    else reset();
  };
  return { known: data ?? undefined, ask };
}

function AddForm({ isSessionOver }: { isSessionOver: SessionCheck }) {
  const form = useRef<HTMLFormElement>(null);
  const typed = useTypedForm(form, 'new enquiry');
  const { status, isBusy, onSubmit } = useActionForm({
    working: staffEnquiriesContent.working,
    isSessionOver,
    // Success redirects to another page, so only a refusal has a result. It stores the typed text again.
    onResult: () => typed.keepForm(),
  });
  const [source, setSource] = useState<HandSource>('call');
  // The idempotency key: sending the form twice adds one enquiry.
  const [key] = useState(() => crypto.randomUUID());
  const { known, ask } = useCode();
  const channel = known?.kind === 'click' ? known.channel : undefined;

  useEffect(() => {
    if (channel) setSource(channel);
  }, [channel]);
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=contactNo]')?.focus(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isBusy) typed.forget();
    onSubmit(event);
  };
  const field = (name: string) => ({ id: `add-${name}`, name, invalid: status?.field === name });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={({ target }) => {
        typed.keepForm();
        if (target instanceof HTMLInputElement && target.name === 'code') ask(target.value);
      }}
      className="grid gap-3"
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="key" value={key} />
      <Sources chosen={source} onChoose={setSource} />
      <TextField {...field('contactNo')} label={content.number} type="tel" required autoComplete="off" />
      <TextField {...field('name')} label={content.name} required autoComplete="off" />
      <TextField {...field('code')} label={content.code} hint={content.codeHint} autoComplete="off" />
      <CodeLine known={known} />
      <TextField {...field('message')} label={content.words} rows={2} />
      <TextField {...field('email')} label={content.email} type="email" autoComplete="off" />
      <RestoredLine isRestored={typed.isRestored} onDiscard={typed.discard} />
      <StatusLine text={status?.text} tone={status?.tone ?? 'good'} />
      <div>
        <Button aria-disabled={isBusy}>{content.go}</Button>
      </div>
    </form>
  );
}

type Props = { isSessionOver: SessionCheck };

/** In the page's header on a wide screen, fixed at the bottom right on a phone. */
export function AddEnquiry({ isSessionOver }: Props) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        disabled={!isHydrated}
        aria-haspopup="dialog"
        className={`${buttonClass} max-lg:fixed max-lg:right-4 max-lg:bottom-4 max-lg:z-10 max-lg:shadow-xl`}
        onClick={() => setOpen(true)}
      >
        {content.open}
      </button>
      {isOpen && (
        <Popup title={content.title} onClose={() => setOpen(false)}>
          <AddForm isSessionOver={isSessionOver} />
        </Popup>
      )}
    </>
  );
}
