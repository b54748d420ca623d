import { useEffect, useRef, useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { Input, Select } from '#app/staff/kit/input.tsx';
import { ScriptButton } from '#app/staff/kit/script-button.tsx';
import { chatLink } from '#app/ui/chat-link.ts';
import { type CustomerField, customerFields } from '#domain/enquiries/customers/customer.ts';
import { stateCodes, stateName } from '#domain/shared/indian-states.ts';
import { type Residence, residences } from '#domain/shared/residence.ts';
import type { RecordView } from './record-view.ts';
import { staffCustomersContent } from './texts.ts';

const content = staffCustomersContent.record;

const inputTypes = { name: 'text', phoneE164: 'tel', email: 'email', gstin: 'text' } as const;

/** The fields that are chosen from a list. */
const choices = {
  livesIn: ['', ...residences].map((code) => ({ code, name: content.residences[code as Residence] })),
  state: [
    { code: '', name: content.noState },
    ...stateCodes.map((code) => ({ code, name: stateName(code) })),
  ],
} as const;

type FieldProps = {
  customerId: string;
  field: CustomerField;
  value: string;
  shown: string;
  isFixed: boolean;
};

/** Shown as text; a click makes it a field. Sends the value that was seen, so that another change is not lost. */
function Fact({ customerId, field, value, shown, isFixed }: FieldProps) {
  const [seen, setSeen] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const hasEdited = useRef(false);
  const isEditing = seen !== undefined;
  const { status, setStatus, isBusy, onSubmit } = useActionForm({
    working: content.working,
    onResult: (result) => {
      if (result.done) close();
      // The next try is about the value that the page shows by then.
      else if (result.code === 'conflict') close();
    },
  });
  const close = () => {
    hasEdited.current = true;
    setSeen(undefined);
  };
  const label = content.fields[field];

  // The field and the button take each other's place, and the focus must follow.
  useEffect(() => {
    if (isEditing) input.current?.focus();
    else if (hasEdited.current) button.current?.focus();
  }, [isEditing]);

  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-3">
      <dt className="text-quiet text-sm">{label}</dt>
      <dd>
        {isEditing ? (
          <form
            noValidate
            onSubmit={onSubmit}
            className="flex flex-wrap gap-2 py-1"
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
            }}
          >
            <input type="hidden" name="intent" value="change" />
            <input type="hidden" name="id" value={customerId} />
            <input type="hidden" name="field" value={field} />
            <input type="hidden" name="was" value={seen} />
            {field === 'livesIn' || field === 'state' ? (
              <Select ref={input} name="value" aria-label={label} defaultValue={value}>
                {choices[field].map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            ) : (
              <Input
                ref={input}
                type={inputTypes[field]}
                name="value"
                aria-label={label}
                aria-invalid={status?.tone === 'fault' || undefined}
                defaultValue={value}
                autoComplete="off"
              />
            )}
            <Button look="quiet" type="submit" aria-disabled={isBusy}>
              {content.save}
            </Button>
            <Button look="quiet" onClick={close}>
              {content.cancel}
            </Button>
          </form>
        ) : isFixed ? (
          <span className="wrap-anywhere">{shown || content.empty}</span>
        ) : (
          <ScriptButton
            ref={button}
            aria-label={`${content.edit(label)}: ${shown || content.empty}`}
            className={`-mx-2 min-h-11 w-[calc(100%+1rem)] truncate rounded-lg px-2 text-left hover:bg-sand lg:min-h-8 ${shown ? '' : 'text-quiet'}`}
            onClick={() => {
              setStatus(undefined);
              setSeen(value);
            }}
          >
            {shown || content.empty}
          </ScriptButton>
        )}
        <FormStatusLine status={status} takesRoom={false} />
      </dd>
    </div>
  );
}

type Props = { customer: RecordView };

export function CustomerFields({ customer }: Props) {
  const { id, name, phone, phoneE164, email, isErased, mergedInto } = customer;
  const shown = {
    ...{ name, phoneE164: phone, email, gstin: customer.gstin },
    livesIn: customer.livesIn && content.residences[customer.livesIn],
    state: stateName(customer.state),
  };
  return (
    <Card heading={content.facts}>
      <dl className="grid">
        {customerFields.map((field) => (
          <Fact
            key={field}
            customerId={id}
            field={field}
            value={customer[field]}
            shown={shown[field]}
            isFixed={isErased || mergedInto !== null}
          />
        ))}
      </dl>
      {phoneE164 && (
        <p className="flex gap-2">
          <ButtonLink look="quiet" href={`tel:${phoneE164}`}>
            {content.call}
          </ButtonLink>
          <ButtonLink
            look="quiet"
            href={chatLink(phoneE164, content.greeting(name))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {content.whatsapp}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}
