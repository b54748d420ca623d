import { useId, useState } from 'react';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { staffMessages } from '#messages.ts';
import { loginContent as content } from './texts.ts';

/** Creates the first user. The password is shown once, so it can be copied. */
export function FirstAdmin() {
  const id = useId();
  const [asksToken, setAsksToken] = useState(false);
  const { status, isDone, onSubmit } = useActionForm({
    revalidates: false,
    working: staffMessages.login.checking,
    onResult: (result) =>
      setAsksToken((asked) => !result.done && (asked || result.code === 'setup_token_needed')),
  });

  return (
    <section aria-labelledby={`${id}-heading`} className="grid content-start gap-3">
      <h2 id={`${id}-heading`} className="text-2xl">
        {content.firstHeading}
      </h2>
      <p className="text-quiet">{content.firstText}</p>
      <form noValidate method="post" onSubmit={onSubmit} className="grid justify-items-start gap-3">
        <input type="hidden" name="intent" value="create-first-admin" />
        {asksToken && (
          <div className="w-full">
            <TextField
              id={`${id}-token`}
              name="setupToken"
              label={content.setupToken}
              required
              autoComplete="off"
            />
          </div>
        )}
        <Button look="secondary" type="submit" disabled={isDone}>
          {content.createAdmin}
        </Button>
      </form>
      {status && (
        <div className="wrap-anywhere whitespace-pre-line">
          <StatusLine text={status.text} tone={status.tone} />
        </div>
      )}
      {isDone && status && (
        <div>
          <CopyButton text={status.text} label={content.copy} copied={content.copied} />
        </div>
      )}
    </section>
  );
}
