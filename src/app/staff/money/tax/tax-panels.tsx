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

export function ConfirmPanel({ rule, onDone, onClose }: PanelFormProps & { rule: RuleView }) {
  const { status, isBusy, onSubmit } = usePanelForm({ onDone, onClose });
  return (
    <SidePanel title={texts.rules.confirmHeading} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4 pt-4">
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="id" value={rule.id} />
        <p className="font-semibold">
          {rule.subject}, {texts.registrations.from(rule.from)}
        </p>
        <p>{rule.value}</p>
        <p className="text-quiet text-sm">{rule.source}</p>
        <p>{texts.rules.confirmIntro}</p>
        <TextField
          id="confirm-by"
          name="confirmedBy"
          label={texts.rules.confirmer}
          autoComplete="off"
          invalid={status?.field === 'confirmedBy'}
          required
        />
        <PanelFoot isBusy={isBusy} status={status}>
          <Button type="submit" aria-disabled={isBusy}>
            {texts.rules.confirm}
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
