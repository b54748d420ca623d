import { useId, useState } from 'react';
import { Link } from 'react-router';
import { passwordContent as content } from '#app/content/staff/password.ts';
import { FormStatusLine } from '#app/staff/ui/form-status-line.tsx';
import { ShowPassword } from '#app/staff/ui/show-password.tsx';
import { useActionForm } from '#app/staff/ui/use-action-form.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { paths } from '#paths.ts';

export function NewPasswordForm({ token }: { token: string | undefined }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const [isVoid, setVoid] = useState(false);
  const { status, isBusy, isDone, onSubmit } = useActionForm({
    working: '',
    revalidates: false,
    onResult: ({ code }) => setVoid(code === 'link_void'),
  });

  if (isDone) {
    return (
      <div className="grid gap-4">
        <StatusLine text={status?.text} />
        <Link className={buttonClass} to={paths.adminLogin}>
          {content.toLogin}
        </Link>
      </div>
    );
  }
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-4">
      <FormStatusLine status={status} />
      {isVoid && (
        <Link className="py-1 text-teal underline" to={paths.forgotPassword}>
          {content.askAgain}
        </Link>
      )}
      <input type="hidden" name="token" value={token ?? ''} />
      <div className="grid gap-1">
        <TextField
          id={`${id}-password`}
          name="password"
          label={content.newPassword}
          type={shown ? 'text' : 'password'}
          required
          autoComplete="new-password"
          invalid={status?.tone === 'fault'}
        />
        <ShowPassword label={content.showPassword} shown={shown} onChange={setShown} />
      </div>
      <Button disabled={token === undefined} aria-disabled={isBusy}>
        {content.save}
      </Button>
    </form>
  );
}
