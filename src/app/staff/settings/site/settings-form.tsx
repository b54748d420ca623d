import { type FormEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { statusOf } from '#app/staff/forms/action-result.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { UnsavedPopup, useUnsavedGuard } from '#app/staff/forms/unsaved-guard.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { useEdits } from '#app/staff/forms/use-edits.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { Thumbnail } from '#app/staff/kit/thumbnail.tsx';
import { ChooseImage } from '#app/staff/website/images/chooser/choose-image.tsx';
import { imageChooserContent } from '#app/staff/website/images/chooser/texts.ts';
import { paths } from '#paths.ts';
import { openedWith } from './opened-with.ts';
import type { SettingsResult } from './settings-action.ts';
import { SettingsExcerpt } from './settings-excerpts.tsx';
import {
  firmFields,
  groupNames,
  type SettingField,
  type SettingGroup,
  type SettingValues,
  settingGroups,
} from './settings-groups.ts';
import { staffSettingsContent as content } from './texts.ts';

const pictureSettingContent = content.picture;
const frame = 'aspect-square w-24';

type PictureSettingProps = { id: string; name: string; label: string; value: string; hint?: string };

/** A setting that is an image of the library. */
function PictureSetting({ id, name, label, value, hint }: PictureSettingProps) {
  const [address, setAddress] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  /** As if it were typed, so that the form notices it. */
  const change = (chosen: string) => {
    flushSync(() => setAddress(chosen));
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <fieldset id={id} tabIndex={-1} className="grid gap-1">
      <legend className="font-semibold">
        {label}
        <span className="font-normal text-quiet"> (optional)</span>
      </legend>
      <input ref={field} type="hidden" name={name} value={address} />
      <div className="flex flex-wrap items-center gap-3">
        {address ? (
          <Thumbnail key={address} address={address} className={frame} />
        ) : (
          <span
            className={`${frame} grid place-items-center rounded-md border border-line border-dashed p-2 text-center text-quiet text-sm`}
          >
            {pictureSettingContent.none}
          </span>
        )}
        <div className="flex flex-col items-start gap-2">
          <ChooseImage
            label={`${imageChooserContent.open}: ${label}`}
            onChoose={({ address: chosen }) => change(chosen)}
          />
          {address && (
            <Button look="secondary" onClick={() => change('')}>
              {pictureSettingContent.remove}
            </Button>
          )}
        </div>
      </div>
      {hint && <p className="text-quiet text-sm">{hint}</p>}
    </fieldset>
  );
}

type SettingsGroupProps = { group: SettingGroup; values: SettingValues; now: Date; children: ReactNode };

function ShownOn({ group }: { group: SettingGroup }) {
  const { shownOn } = settingGroups[group];
  if (shownOn.length === 0) return <p className="text-quiet text-sm">{content.onQuotes}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      {content.shownOn}
      {shownOn.map(({ name, path }) => (
        <TextLink key={path} href={path} target="_blank" rel="noopener">
          {name}
        </TextLink>
      ))}
    </p>
  );
}

/** The fields of a group, and beside them where they are shown and how they look. */
function SettingsGroup({ group, values, now, children }: SettingsGroupProps) {
  const { heading, note }: { heading: string; note?: string } = content.groups[group];
  return (
    <Card heading={heading}>
      {note && <p className="max-w-prose text-quiet">{note}</p>}
      {group === 'terms' && (
        <p>
          <TextLink to={paths.adminRates}>{content.rates}</TextLink>
        </p>
      )}
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
        <div className="grid min-w-0 gap-2 rounded-xl border border-line border-dashed p-3">
          <ShownOn group={group} />
          <p className="text-quiet text-sm">{content.excerpt}</p>
          <SettingsExcerpt group={group} values={values} now={now} />
        </div>
      </div>
    </Card>
  );
}

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
