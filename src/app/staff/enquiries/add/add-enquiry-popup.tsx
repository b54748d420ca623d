import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { staffEnquiryContent } from '#app/staff/enquiries/enquiry/texts.ts';
import { StagePill } from '#app/staff/enquiries/stage-pill.tsx';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { RestoredLine } from '#app/staff/forms/kept-input/restored-line.tsx';
import { useKeptForm } from '#app/staff/forms/kept-input/use-kept-form.ts';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { RadioButton } from '#app/staff/kit/checkbox.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { optionsOf, useCabs } from '#app/staff/shell/use-cabs.ts';
import type { CallKind } from '#domain/enquiries/call/call-trip.ts';
import type { KnownCode } from '#domain/enquiries/clicks/click-service.ts';
import { offered } from '#domain/fares/cab-names.ts';
import { isNumberAsked } from '#domain/shared/short-number.ts';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { enquiryPath } from '#staff-paths.ts';
import type { KnownCustomerView } from './add-enquiry-resource.ts';
import type { AddCode, AddedEnquiry } from './added-enquiry.ts';
import { PriceList } from './price-list.tsx';
import { type FieldOf, TripPart } from './trip-part.tsx';
import { decidesPrice, useCallPrices } from './use-call-prices.ts';
import { takeOver, useCaller, useKnown } from './use-known.ts';

const content = staffEnquiriesContent.add;
type KnownCustomersProps = {
  known: readonly KnownCustomerView[];
  onOpen: () => void;
  onAddTo: (id: string) => void;
  onNew: (customer: KnownCustomerView) => void;
};

/** Who the typed number may belong to, with what is open: open it, add to it, or begin a new one. */
function KnownCustomers({ known, onOpen, onAddTo, onNew }: KnownCustomersProps) {
  return (
    <section aria-label={content.known} aria-live="polite" className="grid gap-2 empty:hidden">
      {known.map((customer) => (
        <div key={customer.id} className="grid gap-1 rounded-lg border border-teal px-3 py-2">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <p>
              <strong>{customer.name}</strong>{' '}
              <span className="text-quiet text-sm">
                {[
                  customer.phone,
                  customer.email,
                  customer.lastContact && content.lastContact(customer.lastContact),
                  customer.open.length === 0 && content.noneOpen,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </p>
            <Button look="quiet" aria-label={content.newOf(customer.name)} onClick={() => onNew(customer)}>
              {content.newShort}
            </Button>
          </div>
          {customer.open.map((enquiry) => (
            <div key={enquiry.id} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
              <StagePill stage={enquiry.stage} />
              <span className="min-w-0 grow truncate text-quiet">
                {[enquiry.about, enquiry.age].filter(Boolean).join(', ')}
              </span>
              <ButtonLink
                look="quiet"
                to={enquiryPath(enquiry.id)}
                aria-label={content.openThis(enquiry.reference)}
                onClick={onOpen}
              >
                {enquiry.reference}
              </ButtonLink>
              <Button
                look="quiet"
                aria-label={content.addToThis(enquiry.reference)}
                onClick={() => onAddTo(enquiry.id)}
              >
                {content.addTo}
              </Button>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

const labels = staffEnquiryContent.fact;

/** What no price depends on, if the customer says it in the call. */
const MoreFields = ({ fieldOf }: { fieldOf: FieldOf }) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <SelectField
      {...fieldOf('carType')}
      label={labels.carType}
      none={staffEnquiriesContent.add.notKnown}
      options={optionsOf(offered(useCabs().carTypes))}
    />
    <TextField {...fieldOf('budget')} label={labels.budget} autoComplete="off" />
    <TextField {...fieldOf('email')} label={content.email} type="email" autoComplete="off" />
    <TextField {...fieldOf('code')} label={content.code} hint={content.codeHint} autoComplete="off" />
  </div>
);

/** As the server reads the number. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const sources = ['call', 'walk-in', 'whatsapp', 'mail'] as const;
type HandSource = (typeof sources)[number];

function Sources({ chosen, onChoose }: { chosen: HandSource; onChoose: (source: HandSource) => void }) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{content.source}</legend>
      <div className="grid grid-cols-4 gap-1.5">
        {sources.map((source) => (
          <RadioButton
            key={source}
            name="source"
            value={source}
            checked={source === chosen}
            onChange={() => onChoose(source)}
          >
            {staffEnquiriesContent.sources[source]}
          </RadioButton>
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
        <TextLink look="inline" to={enquiryPath(known.enquiryId)}>
          {content.openEnquiry}
        </TextLink>
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
    if (code.length === 4) void load(`${paths.adminClickCode}?code=${encodeURIComponent(code)}`);
    else reset();
  };
  return { known: data ?? undefined, ask };
}

type FormProps = {
  onClose: () => void;
  /** What was typed between the key that opens the popup and its first field. */
  typedEarly: string;
};

/** The form's request, its typed text, and where it leads. */
function useAddForm({ onClose }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const prices = useCallPrices(form);
  const navigate = useNavigate();
  const typed = useKeptForm(form, 'new enquiry');
  const [earlier, setEarlier] = useState<{ stored: string; shown: string }>();
  // A short number is asked about once, as in the public form.
  const askedNumber = useRef('');
  const { status, isBusy, submit, onCorrect } = useActionForm<AddedEnquiry, AddCode>({
    action: paths.adminAddEnquiry,
    working: staffEnquiriesContent.working,
    validate: (sent) => {
      const number = oneLine(String(sent.get('contactNo')));
      sent.set('askedNumber', askedNumber.current);
      if (sent.has('to') || number === '' || !isNumberAsked(number, askedNumber.current)) return undefined;
      askedNumber.current = number;
      return { field: 'contactNo', text: staffMessages.enquiries.numberShort };
    },
    onResult: (result) => {
      if (!result.done) {
        setEarlier(result.present);
        // The fares may have changed since they were shown.
        if (result.code === 'conflict') prices.ask({ isAgain: true });
        return;
      }
      typed.forget();
      onClose();
      void navigate(result.value.leadsTo ?? enquiryPath(result.value.id));
    },
  });
  const send = (fields: Record<string, string> = {}) => {
    if (form.current) void submit(form.current, { fields });
  };
  return { form, prices, typed, status, isBusy, send, onCorrect, earlier };
}

function AddForm(props: FormProps) {
  const { form, prices, typed, status, isBusy, send, onCorrect, earlier } = useAddForm(props);
  const { typedEarly } = props;
  const [source, setSource] = useState<HandSource>('call');
  const [kind, setKind] = useState<CallKind>('one-way');
  const [packageId, setPackageId] = useState('');
  // The idempotency key: sending the form twice adds one enquiry.
  const [key] = useState(() => crypto.randomUUID());
  const { known: knownCode, ask: askCode } = useCode();
  const { known, ask: askNumber } = useKnown();
  const channel = knownCode?.kind === 'click' ? knownCode.channel : undefined;

  useEffect(() => {
    if (channel) setSource(channel);
  }, [channel]);

  const begin = useEffectEvent(() => {
    const number = form.current?.querySelector<HTMLInputElement>('[name=contactNo]');
    number?.focus();
    // The dialog opens after this, and would take what scrolls in it for its first field.
    number?.setAttribute('autofocus', '');
    if (!number || typedEarly === '') return;
    number.value = typedEarly;
    typed.keepForm();
    askNumber(typedEarly);
  });
  useEffect(() => begin(), []);
  useCaller(form, known);

  const askPrices = useEffectEvent(() => prices.ask());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is in the form only after it is rendered.
  useEffect(() => askPrices(), [kind, packageId, typed.isRestored]);
  /** After a field was filled in by a button. */
  const onFilled = (name: string) => {
    onCorrect(name);
    typed.keepForm();
    prices.ask();
  };
  const fillIn = (name: string, value: string) => {
    const filled = form.current?.elements.namedItem(name);
    if (!(filled instanceof HTMLInputElement)) return;
    filled.value = value;
    onFilled(name);
    filled.focus();
  };

  const onInput = ({ target }: FormEvent) => {
    typed.keepForm();
    if (target instanceof HTMLSelectElement) return void (decidesPrice(target.name) && prices.ask());
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    onCorrect(target.name);
    if (decidesPrice(target.name)) prices.ask();
    if (target.name === 'code') askCode(target.value);
    if (target.name === 'contactNo') askNumber(target.value);
  };
  const beginNew = (customer: KnownCustomerView) => {
    takeOver(form.current, customer, { overwrites: true });
    onCorrect('name');
    typed.keepForm();
    form.current?.querySelector<HTMLElement>('[name=message]')?.focus();
  };
  const field = (name: string) => ({ id: `add-${name}`, name, invalid: status?.field === name });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onInput={onInput}
      className="grid gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]"
    >
      <div className="grid content-start gap-3 py-3 max-lg:[&_input]:scroll-mb-72 max-lg:[&_select]:scroll-mb-72">
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="rates" value={prices.prices?.rates ?? ''} />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField {...field('contactNo')} label={content.number} type="tel" required autoComplete="off" />
          <TextField {...field('name')} label={content.name} required autoComplete="off" />
        </div>
        <KnownCustomers
          known={known}
          onOpen={props.onClose}
          onAddTo={(to) => send({ to })}
          onNew={beginNew}
        />
        <TextField {...field('message')} label={content.message} rows={2} />
        <Sources chosen={source} onChoose={setSource} />
        <TripPart
          fieldOf={field}
          kind={kind}
          onKind={setKind}
          packageId={packageId}
          onPackage={setPackageId}
          onDay={() => onFilled('tripStarts')}
        />
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline lg:min-h-8">
            {content.trip}
          </summary>
          <div className="grid gap-3">
            <MoreFields fieldOf={field} />
            <CodeLine known={knownCode} />
          </div>
        </details>
        <RestoredLine isRestored={typed.isRestored} onDiscard={typed.discard} />
      </div>
      {/* On a phone at the bottom of the screen, where the thumb is. */}
      <div className="sticky bottom-0 -mx-5 grid max-h-[60dvh] content-start gap-2 overflow-y-auto border-line border-t bg-card px-5 py-3 sm:-mx-6 sm:px-6 lg:top-0 lg:bottom-auto lg:mr-0 lg:ml-0 lg:max-h-none lg:self-start lg:border-t-0 lg:border-l lg:pr-0">
        <PriceList
          {...prices}
          isBusy={isBusy}
          onChoose={(next, { key: car }) => send({ next, ...(kind !== 'tour' && { car }) })}
          onPlace={fillIn}
        />
        <FormStatusLine status={status} takesRoom={false} />
        {earlier && (
          <TextLink
            look="inline"
            to={earlier.stored}
            onClick={() => {
              typed.forget();
              props.onClose();
            }}
          >
            {content.openThis(earlier.shown)}
          </TextLink>
        )}
        <Button type="submit" aria-disabled={isBusy}>
          {content.go}
        </Button>
      </div>
    </form>
  );
}

/** Opened by `openAddEnquiry`, from anywhere in the staff area. */
export function AddEnquiryPopup({ onClose, typedEarly }: Pick<FormProps, 'onClose' | 'typedEarly'>) {
  return (
    <Dialog title={content.title} size="wide" onClose={onClose}>
      <AddForm onClose={onClose} typedEarly={typedEarly} />
    </Dialog>
  );
}
