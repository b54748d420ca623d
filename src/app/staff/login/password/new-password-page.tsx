import { useEffect, useId, useState } from 'react';
import { pageContext } from '#app/page-context.ts';
import { done, refused } from '#app/staff/forms/action-result.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { ShowPassword } from '#app/staff/kit/show-password.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { PublicHead } from '#app/staff/shell/public-head.tsx';
import { openAction } from '#app/staff/shell/staff-action.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { resetPassword } from '#domain/staff/reset-service.ts';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { deviceCookie, staffCookies } from '#platform/http/cookies.ts';
import { textFields } from '#platform/http/input.ts';
import type { Route } from './+types/new-password-page.ts';
import { NarrowPage } from './narrow-page.tsx';
import { passwordContent as content } from './texts.ts';
import { visitorOf } from './visitor-of.ts';

function NewPasswordForm({ token }: { token: string | undefined }) {
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
          {content.retry}
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

/** The mailed token, which stands behind the address's `#` and so never reaches a server's log. Nothing until script runs. */
function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => setToken(location.hash.slice(1));
    read();
    // A second mail's link, opened in the same tab, changes nothing but this.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return token;
}

export const action = (args: Route.ActionArgs) =>
  openAction(args, async (headers) => {
    const { request, context } = args;
    const { token, password } = await readFields(request, maxShortFormKiB, textFields('token', 'password'));
    if (!password) return refused('invalid', staffMessages.password.newMissing);
    const { db, baseUrl } = context.get(pageContext);
    const cookies = staffCookies(baseUrl);
    const held = cookies.read(request, deviceCookie);
    const device = await resetPassword(db, token, password, visitorOf(context), held);
    headers.append('set-cookie', cookies.setDevice(device));
    return done(staffMessages.reset.done);
  });

function VoidLink() {
  return (
    <div className="grid gap-4">
      <StatusLine text={staffMessages.reset.void} tone="fault" />
      <ButtonLink to={paths.forgotPassword}>{content.retry}</ButtonLink>
    </div>
  );
}

export default function NewPasswordPage() {
  const token = useLinkToken();
  return (
    <NarrowPage title={content.newTitle} text={content.newText}>
      <PublicHead title={content.newTitle} description={content.newDescription} path={paths.newPassword} />
      {token === '' ? <VoidLink /> : <NewPasswordForm token={token} />}
      <noscript>{content.needsScript}</noscript>
    </NarrowPage>
  );
}
