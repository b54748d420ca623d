import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { statusOf } from '#app/staff/forms/action-result.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { UnsavedPopup, useUnsavedGuard } from '#app/staff/forms/unsaved-guard.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { useEdits } from '#app/staff/forms/use-edits.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { openedWith } from './opened-with.ts';
import { PictureSetting } from './picture-setting.tsx';
import type { SettingsResult } from './settings-action.ts';
import { SettingsGroup } from './settings-group.tsx';
import {
  firmFields,
  groupNames,
  type SettingField,
  type SettingValues,
  settingGroups,
} from './settings-groups.ts';
import { staffSettingsContent as content } from './texts.ts';

const types: Partial<Record<SettingField, 'tel' | 'email' | 'date'>> = {
  phoneE164: 'tel',
  email: 'email',
  bhutanFeesCheckedOn: 'date',
};
const optional = new Set<SettingField>([
  ...firmFields,
  'photoUrl',
  'postsUrl',
  'paymentMeans',
  'refundDays',
  'paymentTerms',
  'refundTerms',
  'gstin',
  'bankAccountName',
  'bankAccountNo',
  'bankIfsc',
  'bankName',
  'upiId',
  'quoteTerms',
  'bhutanFeesCheckedOn',
]);
const rows: Partial<Record<SettingField, number>> = {
  streetAddress: 4,
  officeHours: 4,
  paymentTerms: 6,
  refundTerms: 6,
  quoteTerms: 6,
};
const hints: Partial<Record<SettingField, string>> = content.hints;

const choices: Partial<Record<SettingField, Readonly<Record<string, string>>>> = content.choices;

type FieldProps = { field: SettingField; value: string; invalid: boolean };

function Setting({ field, value, invalid }: FieldProps) {
  const hint = hints[field];
  const common = {
    id: field,
    name: field,
    label: content.fields[field],
    value,
    invalid,
    ...(hint && { hint }),
  };
  if (field === 'contactPhoto') return <PictureSetting {...common} />;
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
  settings: SettingValues;
  /** When the page was loaded, for examples with times. */
  now: Date;
  /** The result of a form that was sent before the script ran. */
  withoutScript: SettingsResult | undefined;
};

export function SettingsForm({ settings, now, withoutScript }: Props) {
  const edits = useEdits();
  const blocker = useUnsavedGuard(edits.isDirty);
  const saved = useRef<() => void>(undefined);
  const form = useActionForm({
    working: '',
    onResult: (result) => {
      if (result.done) saved.current?.();
    },
  });
  const status = form.status ?? (withoutScript && statusOf(withoutScript));
  const typed = withoutScript && 'typed' in withoutScript ? withoutScript.typed : undefined;

  // Links lead to a field.
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus();
  }, [hash]);

  // The fields keep what is typed; the excerpts beside them follow it.
  const [shown, setShown] = useState<Partial<SettingValues>>(typed ?? {});
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    edits.markDirty();
    const { name, value } = target as HTMLInputElement;
    setShown((before) => ({ ...before, [name]: value }));
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!form.isBusy) saved.current = edits.startSave();
    form.onSubmit(event);
  };

  return (
    <>
      <form onInput={onInput} onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
        {Object.entries(settings).map(([field, value]) => (
          <input key={field} type="hidden" name={openedWith(field)} value={value} />
        ))}
        {groupNames.map((group) => (
          <SettingsGroup key={group} group={group} values={{ ...settings, ...shown }} now={now}>
            {settingGroups[group].fields.map((field) => (
              <Setting
                key={`${field} ${settings[field]}`}
                field={field}
                value={typed?.[field] ?? settings[field]}
                invalid={status?.field === field}
              />
            ))}
          </SettingsGroup>
        ))}
        {/* Stays in sight, because the form is long. */}
        <div className="sticky bottom-(--shell-bottom) z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-paper px-4 py-2 lg:-mx-6 lg:px-6">
          <Button type="submit" aria-disabled={form.isBusy}>
            {content.save}
          </Button>
          <FormStatusLine status={status} takesRoom={false} />
        </div>
      </form>
      <UnsavedPopup blocker={blocker} />
    </>
  );
}
