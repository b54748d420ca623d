import { useEffect, useEffectEvent, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { staffSettingsContent as content } from '#app/content/staff/settings.ts';
import { useSessionOver } from '#app/staff/shell/session-over.tsx';
import { ignoreRepeatedSubmit } from '#app/staff/ui/ignore-repeated-submit.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import { UnsavedPopup, useUnsavedGuard } from '#app/staff/ui/unsaved-guard.tsx';
import { useEdits } from '#app/staff/ui/use-edits.ts';
import { Button } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { openedWith } from './opened-with.ts';
import type { SettingsAnswer } from './settings-action.ts';

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

type Props = { settings: ShownSettings; answer: SettingsAnswer | undefined };

export function SettingsForm({ settings, answer }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().state !== 'idle';

  const session = useSessionOver();
  const edits = useEdits();
  const blocker = useUnsavedGuard(edits.isDirty);
  const saved = useRef<() => void>(undefined);

  const onReply = useEffectEvent(({ sessionOver = false, field, isSaved }: SettingsAnswer) => {
    session.check({ sessionOver });
    if (isSaved) saved.current?.();
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  });
  useEffect(() => {
    if (answer) onReply(answer);
  }, [answer]);

  return (
    <>
      <Form
        ref={form}
        onInput={edits.markDirty}
        onSubmit={(event) => {
          ignoreRepeatedSubmit(isBusy).onSubmit(event);
          if (!event.defaultPrevented) saved.current = edits.startSave();
        }}
        noValidate
        method="post"
        className="grid gap-4"
      >
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
                  value={answer?.typed?.[field] ?? settings[field]}
                  required
                  invalid={answer?.field === field}
                  {...(hints[field] && { hint: hints[field] })}
                />
              ))}
            </div>
          </Panel>
        ))}
        <StatusLine
          text={isBusy ? undefined : answer?.text}
          tone={answer?.isSaved === false ? 'fault' : 'good'}
        />
        <div>
          <Button aria-disabled={isBusy}>{content.save}</Button>
        </div>
      </Form>
      {session.dialog}
      <UnsavedPopup blocker={blocker} />
    </>
  );
}
