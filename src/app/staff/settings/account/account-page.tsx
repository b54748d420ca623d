import { pageContext } from '#app/page-context.ts';
import { Card } from '#app/staff/kit/card.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { ChangePasswordForm } from '#app/staff/shell/change-password-form.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { useStaffUser } from '#app/staff/shell/use-staff-user.ts';
import { UserFacts } from '#app/staff/shell/user-menu.tsx';
import { hasSecondFactor } from '#domain/staff/account-service.ts';
import { staffMessages } from '#messages.ts';
import type { Route } from './+types/account-page.ts';
import { SecondFactor } from './second-factor.tsx';
import { handleSecondFactor } from './second-factor-action.ts';
import { accountContent as content } from './texts.ts';

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  return { hasFactor: await hasSecondFactor(context.get(pageContext).db, actor) };
}

export const action = handleSecondFactor;

export default function AccountPage({ loaderData: { hasFactor } }: Route.ComponentProps) {
  const user = useStaffUser();
  if (!user) return null;
  return (
    <div className="grid max-w-3xl gap-5">
      <PageTitle>{content.title}</PageTitle>
      {user.mustChangePassword && (
        <p className="rounded-lg border-2 border-saffron bg-sand px-4 py-3 font-semibold">
          {staffMessages.password.mustChange}
        </p>
      )}
      <Card heading={content.detailsHeading}>
        <UserFacts user={user} />
      </Card>
      <Card heading={content.passwordHeading}>
        <div className="max-w-sm">
          <ChangePasswordForm username={user.username} />
        </div>
      </Card>
      {/* A second factor can be added only after a temporary password was changed. */}
      {!user.mustChangePassword && (
        <Card heading={content.factorHeading}>
          <SecondFactor isOn={hasFactor} />
        </Card>
      )}
    </div>
  );
}
