import { useEffect, useId, useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { endReasonOf } from '#app/staff/shell/end-reason.ts';
import { PublicHead } from '#app/staff/shell/public-head.tsx';
import { findStaff } from '#app/staff/shell/require-staff.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/login-page.ts';
import { loggedInHint } from './logged-in-hint.ts';
import { handleLoginPage } from './login-action.ts';
import { LoginForm } from './login-form.tsx';
import type { LoginSuccess } from './login-outcome.ts';
import { loginContent as content } from './texts.ts';

/** Creates the first user. The password is shown once, so it can be copied. */
function FirstAdmin() {
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

export async function loader({ request, context }: Route.LoaderArgs) {
  if (await findStaff({ request, context })) throw redirect(paths.adminDashboard);
  return { ended: await endReasonOf({ request, context }) };
}

export const action = handleLoginPage;

/** How long the answer can be read before the dashboard opens. */
const pauseMs: Record<LoginSuccess, number> = { 'logged-in': 1000, 'already-logged-in': 200 };

function useRedirectAfterLogin() {
  const navigate = useNavigate();
  const [way, setWay] = useState<LoginSuccess>();
  useEffect(() => {
    if (!way) return;
    const timer = setTimeout(() => navigate(paths.adminDashboard), pauseMs[way]);
    return () => clearTimeout(timer);
  }, [way, navigate]);
  return setWay;
}

export default function LoginPage({ loaderData: { ended } }: Route.ComponentProps) {
  const letIn = useRedirectAfterLogin();
  // A user who sees this page has no session, so the hint is out of date.
  useEffect(() => loggedInHint.clear(), []);

  return (
    <main className="mx-auto grid min-h-svh max-w-4xl content-center px-5 py-10">
      <PublicHead title={content.title} description={content.description} path={paths.adminLogin} />
      <div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <section className="grid content-start gap-3" aria-labelledby="login-heading">
          <PageTitle id="login-heading">{content.title}</PageTitle>
          <ul className="grid list-disc gap-1 pl-5 text-quiet">
            {content.instructions.map((instruction) => (
              <li key={instruction}>{instruction}</li>
            ))}
          </ul>
        </section>
        <div className="grid gap-3 rounded-2xl border border-line bg-card px-5 pt-2 pb-5 sm:px-8 sm:pt-4 sm:pb-8 md:row-span-2">
          {ended && (
            <p className="mt-3 rounded-lg border border-line bg-sand px-4 py-2.5">
              {staffMessages.login.endedBecause[ended]}
            </p>
          )}
          <LoginForm action={paths.adminLogin} onIn={letIn} />
          <p className="text-center">
            <TextLink to={paths.forgotPassword}>{content.forgotPassword}</TextLink>
          </p>
        </div>
        <FirstAdmin />
      </div>
    </main>
  );
}
