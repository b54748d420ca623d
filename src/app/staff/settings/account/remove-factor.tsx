import { useId, useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import type { ActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { ShowPassword } from '#app/staff/kit/show-password.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { accountContent as content } from './texts.ts';

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
