import { type SubmitEvent, useId, useState } from 'react';
import { loginContent as content } from '#app/content/staff/login.ts';
import { call } from '#app/staff/call.ts';
import { CopyButton } from '#app/staff/ui/copy-button.tsx';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { staffMessages } from '#messages.ts';

type Outcome = { text: string; created: boolean; needsToken: boolean };

async function createAdmin(form: FormData): Promise<Outcome> {
  try {
    const { ok, code, text } = await call('/adminLogin/create-auto-admin', { fields: form });
    return { text, created: ok, needsToken: code === 'setup_token_needed' };
  } catch {
    return { text: staffMessages.login.unreachable, created: false, needsToken: false };
  }
}

/** Creates the first user. The password is shown once, so it can be copied. */
export function FirstAdmin() {
  const id = useId();
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<Outcome>();
  const [asksToken, setAsksToken] = useState(false);
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setOutcome({ text: staffMessages.login.checking, created: false, needsToken: false });
    const received = await createAdmin(form);
    setOutcome(received);
    setAsksToken((asked) => !received.created && (asked || received.needsToken));
    setBusy(false);
  };

  return (
    <section aria-labelledby={`${id}-heading`} className="grid content-start gap-3">
      <h2 id={`${id}-heading`} className="text-2xl">
        {content.firstHeading}
      </h2>
      <p className="text-quiet">{content.firstText}</p>
      <form noValidate method="post" onSubmit={submit} className="grid justify-items-start gap-3">
        <input type="hidden" name="flag" value="1" />
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
        <button type="submit" disabled={!isHydrated || outcome?.created} className={outlineButtonClass}>
          {content.createAdmin}
        </button>
      </form>
      {outcome && (
        <div className="wrap-anywhere whitespace-pre-line">
          <StatusLine text={outcome.text} tone={outcome.created || busy ? 'good' : 'fault'} />
        </div>
      )}
      {outcome?.created && (
        <div>
          <CopyButton text={outcome.text} label={content.copy} copied={content.copied} />
        </div>
      )}
    </section>
  );
}
