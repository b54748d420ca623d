import { data, Link } from 'react-router';
import { passwordContent as content } from '#app/content/staff/password.ts';
import { pageContext } from '#app/page-context.ts';
import { offlineReply, unreachable } from '#app/staff/shell/offline.ts';
import { PublicHead } from '#app/staff/shell/public-head.tsx';
import { refusalOf, refuse } from '#app/staff/shell/refusal.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { resetPassword } from '#domain/staff/reset-service.ts';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { readFields } from '#platform/http/body.ts';
import { deviceCookie, staffCookies } from '#platform/http/cookies.ts';
import type { Route } from './+types/new-password-page.ts';
import { NarrowPage } from './narrow-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useLinkToken } from './use-link-token.ts';
import { visitorOf } from './visitor-of.ts';

const formKiB = 4;

export async function action({ request, context }: Route.ActionArgs) {
  const { token = '', password = '' } = await readFields(request, formKiB);
  if (!password) return refuse(staffMessages.password.newMissing);
  try {
    const { db, baseUrl } = context.get(pageContext);
    const cookies = staffCookies(baseUrl);
    const held = cookies.read(request, deviceCookie);
    const device = await resetPassword(db, token, password, visitorOf(context), held);
    const answer = { done: true as const, text: staffMessages.reset.done };
    return data(answer, { headers: { 'set-cookie': cookies.setDevice(device) } });
  } catch (error) {
    return refusalOf(error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  offlineReply(serverAction, unreachable);

function VoidLink() {
  return (
    <div className="grid gap-4">
      <StatusLine text={staffMessages.reset.void} tone="fault" />
      <Link className={buttonClass} to={paths.forgotPassword}>
        {content.askAgain}
      </Link>
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
