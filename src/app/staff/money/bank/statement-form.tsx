import { useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { FormField } from '#app/staff/kit/form-field.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { paths } from '#paths.ts';
import type { SentView } from './bank-action.ts';
import { bankTexts } from './texts.ts';

const texts = bankTexts.upload;

/** Rows that could not be read. */
function Faults({ sent: { faults, moreFaults } }: { sent: SentView }) {
  const [heading, ...rows] = faults;
  if (!heading) return null;
  return (
    <div className="grid gap-1 text-brick wrap-anywhere">
      <p>{heading}</p>
      <ul className="grid gap-0.5 pl-4 text-sm">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      {moreFaults > 0 && <p className="text-sm">{texts.moreFaults(moreFaults)}</p>}
    </div>
  );
}

export const statementFormId = 'add-statement';

/** Sends a statement, which is stored and matched at once. */
export function StatementForm() {
  const [sent, setSent] = useState<SentView>();
  const { status, isBusy, onSubmit } = useActionForm<SentView | undefined>({
    action: paths.adminMoneyBankFile,
    working: texts.working,
    onResult: (result, form) => {
      setSent(result.done ? result.value : undefined);
      if (result.done) form.reset();
    },
  });
  return (
    <Card id={statementFormId} heading={texts.heading}>
      <p className="text-quiet text-sm">{texts.intro}</p>
      <form noValidate onSubmit={onSubmit} className="grid gap-3 sm:grid-cols-2">
        <input type="hidden" name="intent" value="send" />
        <FormField id="bank-file" label={texts.file}>
          <Input
            needsScript
            id="bank-file"
            type="file"
            name="file"
            accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-invalid={status?.field === 'file' || undefined}
          />
        </FormField>
        <TextField
          id="bank-account"
          name="account"
          label={texts.account}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          hint={texts.accountHint}
          invalid={status?.field === 'account'}
        />
        <div className="sm:col-span-2">
          <Button type="submit" aria-disabled={isBusy}>
            {texts.go}
          </Button>
        </div>
      </form>
      <FormStatusLine status={status} takesRoom={false} />
      {sent && <Faults sent={sent} />}
    </Card>
  );
}

/** Looks again, because requests and payments may have come since. */
export function MatchAgain() {
  const { status, isBusy, onSubmit } = useActionForm<SentView | undefined>({
    action: paths.adminMoneyBankFile,
    working: bankTexts.match.working,
  });
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-center gap-x-3">
      <input type="hidden" name="intent" value="match" />
      <Button look="secondary" type="submit" aria-disabled={isBusy}>
        {bankTexts.match.go}
      </Button>
      <FormStatusLine status={status} takesRoom={false} />
    </form>
  );
}
