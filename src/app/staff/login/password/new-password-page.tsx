import { pageContext } from '#app/page-context.ts';
import { done, refused } from '#app/staff/forms/action-result.ts';
import { ButtonLink } from '#app/staff/kit/button.tsx';
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
import { NewPasswordForm } from './new-password-form.tsx';
import { passwordContent as content } from './texts.ts';
import { useLinkToken } from './use-link-token.ts';
import { visitorOf } from './visitor-of.ts';

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
      <ButtonLink to={paths.forgotPassword}>{content.askAgain}</ButtonLink>
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
