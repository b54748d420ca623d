import { useId, useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { ShowPassword } from '#app/staff/kit/show-password.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { paths } from '#paths.ts';
import { passwordContent as content } from './texts.ts';

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
        <ButtonLink to={paths.adminLogin}>{content.toLogin}</ButtonLink>
      </div>
    );
  }
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-4">
      <FormStatusLine status={status} />
      {isVoid && (
        <TextLink look="inline" to={paths.forgotPassword}>
          {content.askAgain}
        </TextLink>
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
      <Button type="submit" worksWithoutScript disabled={token === undefined} aria-disabled={isBusy}>
        {content.save}
      </Button>
    </form>
  );
}
