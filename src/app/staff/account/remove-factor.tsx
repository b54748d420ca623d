import { useId, useState } from 'react';
import { accountContent as content } from '#app/content/staff/account.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { FormStatusLine } from '#app/staff/ui/form-status-line.tsx';
import { ShowPassword } from '#app/staff/ui/show-password.tsx';
import type { ActionForm } from '#app/staff/ui/use-action-form.ts';

export function RemoveFactor({ form: { status, isBusy, onSubmit } }: { form: ActionForm }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid max-w-sm gap-3">
      <input type="hidden" name="intent" value="remove" />
      <TextField
        id={`${id}-password`}
        name="password"
        label={content.removePassword}
        type={shown ? 'text' : 'password'}
        required
        autoComplete="current-password"
        invalid={status?.tone === 'fault'}
      />
      <ShowPassword label={content.showPassword} shown={shown} onChange={setShown} />
      <FormStatusLine status={status} />
      <Button look="secondary" type="submit" aria-disabled={isBusy}>
        {content.remove}
      </Button>
    </form>
  );
}
