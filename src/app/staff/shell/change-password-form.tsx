import { useId, useState } from 'react';
import { faultBy } from '#app/staff/forms/form-fault.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { ShowPassword } from '#app/staff/kit/show-password.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { ownPasswordInput } from '#domain/staff/staff-input.ts';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { shellContent as content } from './texts.ts';

/** Used in the header and on the account page. */
export function ChangePasswordForm({ username }: { username: string }) {
  const id = useId();
  const [readable, setReadable] = useState(false);
  const { status, isBusy, onSubmit } = useActionForm({
    action: paths.adminDashboard,
    validate: faultBy(ownPasswordInput),
    working: staffMessages.login.checking,
    onResult: (result, form) => {
      if (result.done) form.reset();
    },
  });
  const type = readable ? 'text' : 'password';
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-3">
      <input type="hidden" name="intent" value="change-password" />
      <input type="hidden" name="n_sessionUsername" value={username} />
      <TextField
        id={`${id}-current`}
        name="n_currentPasswordValue"
        label={content.currentPassword}
        type={type}
        required
        autoComplete="current-password"
        invalid={status?.field === 'n_currentPasswordValue'}
      />
      <TextField
        id={`${id}-new`}
        name="n_newPasswordValue"
        label={content.newPassword}
        type={type}
        required
        autoComplete="new-password"
        invalid={status?.field === 'n_newPasswordValue'}
      />
      <ShowPassword label={content.showPassword} shown={readable} onChange={setReadable} />
      <FormStatusLine status={status} />
      <Button type="submit" aria-disabled={isBusy}>
        {content.savePassword}
      </Button>
    </form>
  );
}
