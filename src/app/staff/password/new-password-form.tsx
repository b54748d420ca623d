import { useId, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { passwordContent as content } from '#app/content/staff/password.ts';
import { ignoreRepeatedSubmit } from '#app/staff/ui/ignore-repeated-submit.ts';
import { ShowPassword } from '#app/staff/ui/show-password.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { paths } from '#paths.ts';
import type { FailureCode } from '#platform/failure.ts';

type Answer = { done: boolean; code?: FailureCode; text: string };

export function NewPasswordForm({ token }: { token: string | undefined }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  // Not a navigation: the address keeps the token, and a reload is harmless.
  const fetcher = useFetcher<Answer>();
  const answer = fetcher.data;
  const busy = fetcher.state !== 'idle';

  if (answer?.done) {
    return (
      <div className="grid gap-4">
        <StatusLine text={answer.text} />
        <Link className={buttonClass} to={paths.adminLogin}>
          {content.toLogin}
        </Link>
      </div>
    );
  }
  return (
    <fetcher.Form {...ignoreRepeatedSubmit(busy)} noValidate method="post" className="grid gap-4">
      <StatusLine text={answer?.text} tone="fault" />
      {answer?.code === 'link_void' && (
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
          invalid={answer !== undefined}
        />
        <ShowPassword label={content.showPassword} shown={shown} onChange={setShown} />
      </div>
      <Button disabled={token === undefined} aria-disabled={busy}>
        {content.save}
      </Button>
    </fetcher.Form>
  );
}
