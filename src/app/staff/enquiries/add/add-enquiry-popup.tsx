import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { StopField } from '#app/staff/cabs/routes/stop-field.tsx';
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
import type { KnownCode } from '#domain/enquiries/clicks/click-service.ts';
import { offered } from '#domain/fares/cab-names.ts';
import { isNumberAsked } from '#domain/shared/short-number.ts';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { enquiryPath } from '#staff-paths.ts';
import type { KnownCustomerView } from './add-enquiry-resource.ts';
import type { AddCode, AddedEnquiry } from './added-enquiry.ts';
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
const places = ['tripFrom', 'tripTo'] as const;
const fields = [
  ['tripStarts', 'date'],
  ['tripTime', 'time'],
  ['tripEnds', 'date'],
  ['adults', 'text'],
  ['children', 'text'],
  ['budget', 'text'],
] as const;

type Props = { fieldOf: (name: string) => { id: string; name: string; invalid: boolean } };

/** Everything about the trip, if the customer says it in the call. */
function TripFields({ fieldOf }: Props) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {places.map((name) => (
        <StopField key={name} {...fieldOf(name)} label={labels[name]} />
      ))}
      {fields.map(([name, type]) => (
        <TextField key={name} {...fieldOf(name)} label={labels[name]} type={type} autoComplete="off" />
      ))}
      <SelectField
        {...fieldOf('carType')}
        label={labels.carType}
        none={staffEnquiriesContent.add.notKnown}
        options={optionsOf(offered(useCabs().carTypes))}
      />
    </div>
  );
}

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
        return;
      }
      typed.forget();
      onClose();
      void navigate(enquiryPath(result.value.id));
    },
  });
  const send = (fields: Record<string, string> = {}) => {
    if (form.current) void submit(form.current, { fields });
  };
  return { form, typed, status, isBusy, send, onCorrect, earlier };
}

function AddForm(props: FormProps) {
  const { form, typed, status, isBusy, send, onCorrect, earlier } = useAddForm(props);
  const { typedEarly } = props;
  const [source, setSource] = useState<HandSource>('call');
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
    if (!number || typedEarly === '') return;
    number.value = typedEarly;
    typed.keepForm();
    askNumber(typedEarly);
  });
  useEffect(() => begin(), []);
  useCaller(form, known);

  const onInput = ({ target }: FormEvent) => {
    typed.keepForm();
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    onCorrect(target.name);
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
      className="grid gap-3"
    >
      <input type="hidden" name="key" value={key} />
      <TextField {...field('contactNo')} label={content.number} type="tel" required autoComplete="off" />
      <KnownCustomers known={known} onOpen={props.onClose} onAddTo={(to) => send({ to })} onNew={beginNew} />
      <TextField {...field('name')} label={content.name} required autoComplete="off" />
      <TextField {...field('message')} label={content.message} rows={2} />
      <Sources chosen={source} onChoose={setSource} />
      <details>
        <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline">
          {content.trip}
        </summary>
        <div className="grid gap-3">
          <TripFields fieldOf={field} />
          <TextField {...field('email')} label={content.email} type="email" autoComplete="off" />
          <TextField {...field('code')} label={content.code} hint={content.codeHint} autoComplete="off" />
          <CodeLine known={knownCode} />
        </div>
      </details>
      <RestoredLine isRestored={typed.isRestored} onDiscard={typed.discard} />
      <div className="sticky -bottom-5 -mx-5 -mb-5 grid justify-items-start gap-2 bg-card px-5 pt-2 pb-5 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6">
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
    <Dialog title={content.title} onClose={onClose}>
      <AddForm onClose={onClose} typedEarly={typedEarly} />
    </Dialog>
  );
}
