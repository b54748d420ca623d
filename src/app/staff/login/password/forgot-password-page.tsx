import { pageContext } from '#app/page-context.ts';
import { done, refused, statusOf } from '#app/staff/forms/action-result.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { PublicHead } from '#app/staff/shell/public-head.tsx';
import { openAction } from '#app/staff/shell/staff-action.ts';
import { askPasswordReset } from '#domain/staff/reset-service.ts';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import type { Route } from './+types/forgot-password-page.ts';
import { NarrowPage } from './narrow-page.tsx';
import { passwordContent as content } from './texts.ts';
import { visitorOf } from './visitor-of.ts';

export const action = (args: Route.ActionArgs) =>
  openAction(args, async () => {
    const { email } = await readFields(args.request, maxShortFormKiB, textFields('email'));
    if (!email.trim()) return refused('invalid', staffMessages.reset.emailMissing);
    const { db, queue } = args.context.get(pageContext);
    await askPasswordReset({ db, queue }, email, visitorOf(args.context));
    return done(staffMessages.reset.asked);
  });

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const form = useActionForm({ working: '', revalidates: false });
  // A form that was sent before the script ran has its result in the action's data.
  const status = form.status ?? (actionData && statusOf(actionData));
  return (
    <NarrowPage title={content.forgotTitle} text={content.forgotText}>
      <PublicHead
        title={content.forgotTitle}
        description={content.forgotDescription}
        path={paths.forgotPassword}
      />
      <form noValidate method="post" onSubmit={form.onSubmit} className="grid gap-4">
        <FormStatusLine status={status} />
        <TextField
          id="forgot-email"
          name="email"
          label={content.email}
          type="email"
          required
          autoComplete="username"
          invalid={status?.tone === 'fault'}
        />
        <Button type="submit" worksWithoutScript aria-disabled={form.isBusy}>
          {content.go}
        </Button>
      </form>
    </NarrowPage>
  );
}
