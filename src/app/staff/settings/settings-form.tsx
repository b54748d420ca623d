import { type SubmitEvent, useRef } from 'react';
import { staffSettingsContent as content } from '#app/content/staff/settings.ts';
import { useSessionOver } from '#app/staff/shell/session-over.tsx';
import { statusOf } from '#app/staff/ui/action-result.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import { SelectField } from '#app/staff/ui/select-field.tsx';
import { UnsavedPopup, useUnsavedGuard } from '#app/staff/ui/unsaved-guard.tsx';
import { useActionForm } from '#app/staff/ui/use-action-form.ts';
import { useEdits } from '#app/staff/ui/use-edits.ts';
import { Button } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { openedWith } from './opened-with.ts';
import type { SettingsResult } from './settings-action.ts';

type Field = keyof typeof content.fields;
type ShownSettings = Record<Field, string>;

const firmFields = [
  'legalName',
  'mapUrl',
  'registrationKind',
  'registrationNo',
  'contactName',
  'contactRole',
  'streetAddress',
  'officeHours',
  'paymentTerms',
  'refundTerms',
] as const satisfies Field[];

const groups: { heading: string; note?: string; fields: Field[] }[] = [
  { heading: content.agencyHeading, fields: ['agencyName', 'line', 'headOffice'] },
  { heading: content.contactHeading, fields: ['phoneE164', 'email', 'website', 'socialUrl', 'videoUrl'] },
  { heading: content.firmHeading, note: content.firmNote, fields: [...firmFields] },
  { heading: content.moneyHeading, fields: ['inrPerUsd'] },
  {
    heading: content.taxHeading,
    note: content.taxNote,
    fields: [
      'cabGstPercent',
      'tourGstPercent',
      'overseasGstPercent',
      'gstPercent',
      'overseasTcsPercent',
      'gstin',
    ],
  },
  {
    heading: content.bhutanHeading,
    note: content.bhutanNote,
    fields: [
      'firstBookingPercent',
      'bhutanVisaUsd',
      'sdfIndianRupees',
      'sdfIndianChildRupees',
      'sdfOtherUsd',
      'sdfOtherChildUsd',
      'sdfFreeUnderAge',
      'sdfAdultFromAge',
      'bhutanFeesCheckedOn',
    ],
  },
  {
    heading: content.payHeading,
    note: content.payNote,
    fields: ['bankAccountName', 'bankAccountNo', 'bankIfsc', 'bankName', 'upiId', 'quoteTerms'],
  },
  {
    heading: content.inboxHeading,
    fields: ['responseTargetMinutes', 'acknowledgesEnquiries', 'retentionMonths', 'bookingRetentionMonths'],
  },
];

const types: Partial<Record<Field, 'tel' | 'email' | 'date'>> = {
  phoneE164: 'tel',
  email: 'email',
  bhutanFeesCheckedOn: 'date',
};
const optional = new Set<Field>([
  ...firmFields,
  'gstin',
  'bankAccountName',
  'bankAccountNo',
  'bankIfsc',
  'bankName',
  'upiId',
  'quoteTerms',
  'bhutanFeesCheckedOn',
]);
const rows: Partial<Record<Field, number>> = {
  streetAddress: 4,
  officeHours: 4,
  paymentTerms: 6,
  refundTerms: 6,
  quoteTerms: 6,
};
const hints: Partial<Record<Field, string>> = content.hints;

const choices: Partial<Record<Field, Readonly<Record<string, string>>>> = content.choices;

type FieldProps = { field: Field; value: string; invalid: boolean };

function SettingField({ field, value, invalid }: FieldProps) {
  const hint = hints[field];
  const common = {
    id: field,
    name: field,
    label: content.fields[field],
    value,
    invalid,
    ...(hint && { hint }),
  };
  const options = choices[field];
  if (options) {
    const listed = Object.entries(options).map(([choice, label]) => ({ value: choice, label }));
    return <SelectField {...common} options={listed} />;
  }
  return (
    <TextField
      {...common}
      type={types[field] ?? 'text'}
      required={!optional.has(field)}
      {...(rows[field] && { rows: rows[field] })}
    />
  );
}

type Props = {
  settings: ShownSettings;
  /** The result of a form that was sent before the script ran. */
  withoutScript: SettingsResult | undefined;
};

export function SettingsForm({ settings, withoutScript }: Props) {
  const session = useSessionOver();
  const edits = useEdits();
  const blocker = useUnsavedGuard(edits.isDirty);
  const saved = useRef<() => void>(undefined);
  const form = useActionForm({
    working: '',
    isSessionOver: session.check,
    onResult: (result) => {
      if (result.done) saved.current?.();
    },
  });
  const status = form.status ?? (withoutScript && statusOf(withoutScript));
  const typed = withoutScript && 'typed' in withoutScript ? withoutScript.typed : undefined;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!form.isBusy) saved.current = edits.startSave();
    form.onSubmit(event);
  };

  return (
    <>
      <form onInput={edits.markDirty} onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
        {Object.entries(settings).map(([field, value]) => (
          <input key={field} type="hidden" name={openedWith(field)} value={value} />
        ))}
        {groups.map(({ heading, note, fields }) => (
          <Panel key={heading} heading={heading}>
            {note && <p className="text-quiet">{note}</p>}
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {fields.map((field) => (
                <SettingField
                  key={`${field} ${settings[field]}`}
                  field={field}
                  value={typed?.[field] ?? settings[field]}
                  invalid={status?.field === field}
                />
              ))}
            </div>
          </Panel>
        ))}
        <StatusLine text={status?.text} tone={status?.tone ?? 'good'} />
        <div>
          <Button aria-disabled={form.isBusy}>{content.save}</Button>
        </div>
      </form>
      {session.dialog}
      <UnsavedPopup blocker={blocker} />
    </>
  );
}
