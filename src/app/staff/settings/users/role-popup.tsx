import { LoadingLine, usePopupData } from '#app/staff/forms/popup-data.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import type { AdminStatus } from '#domain/staff/staff.ts';
import { changeRightInput } from '#domain/staff/staff-input.ts';
import { AreasForm } from './areas-form.tsx';
import { PopupForm } from './popup-form.tsx';
import { staffUsersContent as content } from './texts.ts';
import { useUserForm } from './use-user-form.ts';
import type { UserPopupProps } from './user-view.ts';

type Details = { usnm: string; usrSts: AdminStatus };

const roles = (['Admin', 'Non-Admin'] satisfies AdminStatus[]).map((role) => ({ value: role, label: role }));

export function RolePopup({ user, yourAreas, onClose }: UserPopupProps) {
  const { body, problem, again } = usePopupData<Details>(
    `/adminDashboard/manage-users/update-user-right/get-user-details/?id=${user.id}`,
    onClose,
  );
  const form = useUserForm({ schema: changeRightInput, onDone: again });
  return (
    <Dialog title={content.right.title(user.name)} onClose={onClose}>
      {body ? (
        <div className="grid gap-4">
          <PopupForm form={form} intent="role" go={content.right.go}>
            <p>{content.right.now(body.usnm, body.usrSts)}</p>
            <input type="hidden" name="id" value={user.id} />
            <SelectField
              id="change-right"
              name="n_changeUserRight"
              label={content.fields.role}
              none={content.fields.noRole}
              options={roles}
              required
              invalid={form.status?.field === 'n_changeUserRight'}
            />
          </PopupForm>
          {body.usrSts === 'Admin' && <AreasForm {...{ user, yourAreas }} />}
        </div>
      ) : (
        <LoadingLine problem={problem} again={again} />
      )}
    </Dialog>
  );
}
