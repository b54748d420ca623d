import { useState } from 'react';
import { type PanelFormProps, usePanelForm } from '#app/staff/forms/use-panel-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { DateField } from '#app/staff/kit/date-field.tsx';
import { SidePanel } from '#app/staff/kit/dialog.tsx';
import { FormField } from '#app/staff/kit/form-field.tsx';
import { Select } from '#app/staff/kit/input.tsx';
import { PanelFoot } from '#app/staff/kit/panel-foot.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { optionLabel, type RuleForm, type RuleView } from './tax-view.ts';
import { taxTexts as texts } from './texts.ts';

type DayProps = PanelFormProps & { today: string };

export function RulePanel({ today, forms, onDone, onClose }: DayProps & { forms: readonly RuleForm[] }) {
  const { status, isBusy, onSubmit } = usePanelForm({ onDone, onClose });
  const [key] = useState(() => crypto.randomUUID());
  const [subject, setSubject] = useState('');
  const form = forms.find((one) => one.subject === subject);
  const isInvalid = (name: string) => status?.field === name;
  return (
    <SidePanel title={texts.rules.add} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4 pt-4">
        <input type="hidden" name="intent" value="rule" />
        <input type="hidden" name="key" value={key} />
        <FormField id="rule-subject" label={texts.rules.subject}>
          <Select
            id="rule-subject"
            name="subject"
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
            aria-invalid={isInvalid('subject') || undefined}
            required
          >
            <option value="">{texts.rules.choose}</option>
            {forms.map(({ subject: value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </FormField>
        <DateField
          id="rule-from"
          name="fromDay"
          label={texts.rules.fromDay}
          value={today}
          invalid={isInvalid('fromDay')}
          required
        />
        {form?.fields.map(({ name, label, options, typed }) =>
          options ? (
            <SelectField
              key={`${subject} ${name}`}
              id={`rule-${name}`}
              name={name}
              label={label}
              options={options.map((value) => ({ value, label: optionLabel(value) }))}
              value={typed}
              invalid={isInvalid(name)}
              required
            />
          ) : (
            <TextField
              key={`${subject} ${name}`}
              id={`rule-${name}`}
              name={name}
              label={label}
              value={typed}
              inputMode="decimal"
              autoComplete="off"
              invalid={isInvalid(name)}
              required
            />
          ),
        )}
        <TextField
          key={`${subject} source`}
          id="rule-source"
          name="source"
          label={texts.rules.source}
          hint={texts.rules.sourceHint}
          value={form?.source ?? ''}
          invalid={isInvalid('source')}
          rows={3}
          required
        />
        <PanelFoot isBusy={isBusy} status={status}>
          <Button type="submit" aria-disabled={isBusy}>
            {texts.rules.save}
          </Button>
        </PanelFoot>
      </form>
    </SidePanel>
  );
}

type ConfirmProps = PanelFormProps & {
  rules: readonly RuleView[];
  /** Who has confirmed the last one. */
  confirmer: string;
  onConfirmer: (name: string) => void;
};

/** One rule, or all that wait, with what they say and where it stands. */
export function ConfirmPanel({ rules, confirmer, onConfirmer, onDone, onClose }: ConfirmProps) {
  const { status, isBusy, onSubmit } = usePanelForm({ onDone, onClose });
  const heading =
    rules.length === 1 ? texts.rules.confirmHeading : texts.rules.confirmAllHeading(rules.length);
  return (
    <SidePanel title={heading} onClose={onClose}>
      <form
        noValidate
        onSubmit={onSubmit}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) onConfirmer(target.value);
        }}
        className="grid gap-4 pt-4"
      >
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="ids" value={rules.map(({ id }) => id).join(',')} />
        <ul className="grid gap-3">
          {rules.map(({ id, subject, from, value, source }) => (
            <li key={id} className="grid gap-1 border-line border-b pb-3 last:border-0 last:pb-0">
              <p className="font-semibold">
                {subject}, {texts.registrations.from(from)}
              </p>
              <p>{value}</p>
              <p className="text-quiet text-sm">{source}</p>
            </li>
          ))}
        </ul>
        <p>{texts.rules.confirmIntro(rules.length)}</p>
        <TextField
          id="confirm-by"
          name="confirmedBy"
          label={texts.rules.confirmer}
          autoComplete="off"
          value={confirmer}
          invalid={status?.field === 'confirmedBy'}
          required
        />
        <PanelFoot isBusy={isBusy} status={status}>
          <Button type="submit" aria-disabled={isBusy}>
            {rules.length === 1 ? texts.rules.confirm : texts.rules.confirmAllHeading(rules.length)}
          </Button>
        </PanelFoot>
      </form>
    </SidePanel>
  );
}

export function RegistrationPanel({ today, onDone, onClose }: DayProps) {
  const { status, isBusy, onSubmit } = usePanelForm({ onDone, onClose });
  const { fields, seriesHint, fromHint } = texts.registrations;
  const isInvalid = (name: string) => status?.field === name;
  return (
    <SidePanel title={texts.registrations.add} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4 pt-4">
        <input type="hidden" name="intent" value="registration" />
        <TextField
          id="registration-gstin"
          name="gstin"
          label={fields.gstin}
          autoComplete="off"
          invalid={isInvalid('gstin')}
          required
        />
        <TextField
          id="registration-name"
          name="legalName"
          label={fields.legalName}
          autoComplete="off"
          invalid={isInvalid('legalName')}
          required
        />
        <TextField
          id="registration-address"
          name="address"
          label={fields.address}
          rows={3}
          invalid={isInvalid('address')}
          required
        />
        <TextField
          id="registration-series"
          name="seriesCode"
          label={fields.seriesCode}
          hint={seriesHint}
          autoComplete="off"
          invalid={isInvalid('seriesCode')}
          required
        />
        <DateField
          id="registration-from"
          name="fromDay"
          label={fields.fromDay}
          note={fromHint}
          value={today}
          invalid={isInvalid('fromDay')}
          required
        />
        <PanelFoot isBusy={isBusy} status={status}>
          <Button type="submit" aria-disabled={isBusy}>
            {texts.registrations.save}
          </Button>
        </PanelFoot>
      </form>
    </SidePanel>
  );
}
