import { accountContent as content } from '#app/content/staff/account.ts';
import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/require-staff.ts';
import { ChangePasswordForm } from '#app/staff/shell/change-password-form.tsx';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { useStaffUser } from '#app/staff/shell/use-staff-user.ts';
import { UserFacts } from '#app/staff/shell/user-menu.tsx';
import { Panel } from '#app/staff/ui/panel.tsx';
import { hasSecondFactor } from '#domain/staff/account-service.ts';
import { staffMessages } from '#messages.ts';
import type { Route } from './+types/account-page.ts';
import { SecondFactor } from './second-factor.tsx';
import { handleSecondFactor } from './second-factor-action.ts';

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
      <h1 className="text-3xl">{content.title}</h1>
      {user.mustChangePassword && (
        <p className="rounded-lg border-2 border-saffron bg-sand px-4 py-3 font-semibold">
          {staffMessages.password.mustChange}
        </p>
      )}
      <Panel heading={content.detailsHeading}>
        <UserFacts user={user} />
      </Panel>
      <Panel heading={content.passwordHeading}>
        <div className="max-w-sm">
          <ChangePasswordForm username={user.username} />
        </div>
      </Panel>
      {/* A second factor can be added only after a temporary password was changed. */}
      {!user.mustChangePassword && (
        <Panel heading={content.factorHeading}>
          <SecondFactor isOn={hasFactor} />
        </Panel>
      )}
    </div>
  );
}
