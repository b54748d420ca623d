import { Form, useNavigation } from 'react-router';
import { passwordContent as content } from '#app/content/staff/password.ts';
import { pageContext } from '#app/page-context.ts';
import { offlineReply, unreachable } from '#app/staff/shell/offline.ts';
import { PublicHead } from '#app/staff/shell/public-head.tsx';
import { refusalOf, refuse } from '#app/staff/shell/refusal.ts';
import { ignoreRepeatedSubmit } from '#app/staff/ui/ignore-repeated-submit.ts';
import { Button } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { askPasswordReset } from '#domain/staff/reset-service.ts';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { readFields } from '#platform/http/body.ts';
import type { Route } from './+types/forgot-password-page.ts';
import { NarrowPage } from './narrow-page.tsx';
import { visitorOf } from './visitor-of.ts';

const formKiB = 4;

export async function action({ request, context }: Route.ActionArgs) {
  const { email = '' } = await readFields(request, formKiB);
  if (!email.trim()) return refuse(staffMessages.reset.emailMissing);
  try {
    await askPasswordReset(context.get(pageContext), email, visitorOf(context));
    return { done: true as const, text: staffMessages.reset.asked };
  } catch (error) {
    return refusalOf(error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  offlineReply(serverAction, unreachable);

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <NarrowPage title={content.forgotTitle} text={content.forgotText}>
      <PublicHead
        title={content.forgotTitle}
        description={content.forgotDescription}
        path={paths.forgotPassword}
      />
      <Form {...ignoreRepeatedSubmit(busy)} noValidate method="post" className="grid gap-4">
        <StatusLine text={actionData?.text} tone={actionData?.done ? 'good' : 'fault'} />
        <TextField
          id="forgot-email"
          name="email"
          label={content.email}
          type="email"
          required
          autoComplete="username"
          invalid={actionData?.done === false}
        />
        <Button aria-disabled={busy}>{content.go}</Button>
      </Form>
    </NarrowPage>
  );
}
