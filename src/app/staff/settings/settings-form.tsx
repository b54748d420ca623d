import { type SubmitEvent, useRef } from 'react';
import { staffSettingsContent as content } from '#app/content/staff/settings.ts';
import { useSessionOver } from '#app/staff/shell/session-over.tsx';
import { statusOf } from '#app/staff/ui/action-result.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
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

const groups: { heading: string; fields: Field[] }[] = [
  { heading: content.agencyHeading, fields: ['agencyName', 'line', 'headOffice'] },
  { heading: content.reachHeading, fields: ['phoneE164', 'email', 'website', 'socialUrl', 'videoUrl'] },
  { heading: content.moneyHeading, fields: ['inrPerUsd', 'gstPercent'] },
  { heading: content.inboxHeading, fields: ['responseTargetMinutes', 'retentionMonths'] },
];

const types: Partial<Record<Field, 'tel' | 'email'>> = { phoneE164: 'tel', email: 'email' };
const hints: Partial<Record<Field, string>> = content.hints;

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
        {groups.map(({ heading, fields }) => (
          <Panel key={heading} heading={heading}>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {fields.map((field) => (
                <TextField
                  key={`${field} ${settings[field]}`}
                  id={field}
                  name={field}
                  label={content.fields[field]}
                  type={types[field] ?? 'text'}
                  value={typed?.[field] ?? settings[field]}
                  required
                  invalid={status?.field === field}
                  {...(hints[field] && { hint: hints[field] })}
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
