import { Dialog } from '#app/staff/kit/dialog.tsx';
import { resetByAdminInput } from '#domain/staff/staff-input.ts';
import { PasswordField, PopupForm } from './popup-form.tsx';
import { staffUsersContent as content } from './texts.ts';
import { useUserForm } from './use-user-form.ts';
import type { UserPopupProps } from './user-view.ts';

export function PasswordPopup({ user, onClose }: UserPopupProps) {
  const form = useUserForm({ schema: resetByAdminInput, clears: true });
  return (
    <Dialog title={content.password.title(user.name)} onClose={onClose}>
      <PopupForm form={form} intent="password" go={content.password.go}>
        <p className="text-quiet">{content.password.effect}</p>
        <input type="hidden" name="id" value={user.id} />
        <PasswordField
          id="new-password"
          name="n_newPasswordValue"
          label={content.fields.newPassword}
          invalid={form.status?.field === 'n_newPasswordValue'}
        />
      </PopupForm>
    </Dialog>
  );
}
