import { staffUsersContent as content } from '#app/content/staff/users.ts';
import type { Answer } from '#app/staff/call.ts';
import { type FormStatus, fault, good } from '#app/staff/ui/form-status.ts';
import { Popup } from '#app/staff/ui/popup.tsx';
import { resetByAdminInput } from '#domain/staff/staff-input.ts';
import { staffMessages } from '#messages.ts';
import { PasswordField, PopupForm } from './popup-form.tsx';
import type { UserPopupProps } from './shown-user.ts';
import { useCallForm } from './use-call-form.ts';

type Reset = { flag: 1 | 0 | 'err'; payload: string };

function readReset({ body }: Answer<Reset>): FormStatus {
  if (body?.flag === 1) return good(staffMessages.users.passwordChanged);
  return fault(body?.flag === 'err' ? body.payload : staffMessages.users.passwordNotChanged);
}

export function PasswordPopup({ user, isSessionOver, onClose }: UserPopupProps) {
  const form = useCallForm({
    path: '/adminDashboard/manage-users/password-reset-by-admin/change-password-by-admin',
    schema: resetByAdminInput,
    read: readReset,
    isSessionOver,
    clears: true,
  });
  return (
    <Popup title={content.password.title(user.name)} onClose={onClose}>
      <PopupForm form={form} go={content.password.go}>
        <p className="text-quiet">{content.password.effect}</p>
        <input type="hidden" name="id" value={user.id} />
        <PasswordField
          id="new-password"
          name="n_newPasswordValue"
          label={content.fields.newPassword}
          invalid={form.status?.field === 'n_newPasswordValue'}
        />
      </PopupForm>
    </Popup>
  );
}
