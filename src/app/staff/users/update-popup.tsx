import { staffUsersContent as content } from '#app/content/staff/users.ts';
import type { Answer } from '#app/staff/call.ts';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { type FormStatus, fault, good } from '#app/staff/ui/form-status.ts';
import { Popup } from '#app/staff/ui/popup.tsx';
import { LoadingLine, usePopupData } from '#app/staff/ui/popup-data.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { updateUserInput } from '#domain/staff/staff-input.ts';
import { staffMessages } from '#messages.ts';
import { PopupForm } from './popup-form.tsx';
import type { UserPopupProps } from './shown-user.ts';
import { useCallForm } from './use-call-form.ts';

type Present = { n_name: string; n_username: string; n_designation: string; n_address: string };
type Found = ({ flag: 1 } & Present) | { flag: 0; error: string };
type Updated = { flag: 1 | 0 | 'err'; err: string };

/** The contract's delay. */
const opensAfterMs = 500;

function readUpdated({ body }: Answer<Updated>): FormStatus {
  if (body?.flag === 1) return good(staffMessages.users.updated);
  return fault(body?.flag === 'err' ? body.err : staffMessages.users.failed);
}

type FormProps = { id: string; present: Present; isSessionOver: SessionCheck };

function UpdateForm({ id, present, isSessionOver }: FormProps) {
  const form = useCallForm({
    path: '/adminDashboard/manage-users/user-profile-update/update-user',
    schema: updateUserInput,
    read: readUpdated,
    isSessionOver,
  });
  const field = (name: string) => ({
    id: `update-${name}`,
    name,
    invalid: form.status?.field === name,
    autoComplete: 'off',
  });
  const { name, username, designation, address } = content.fields;
  return (
    <PopupForm form={form} go={content.update.go}>
      <input type="hidden" name="id" value={id} />
      <TextField {...field('n_updateName')} label={name} value={present.n_name} required />
      <TextField {...field('n_updateUsername')} label={username} value={present.n_username} required />
      <TextField {...field('n_updateDesignation')} label={designation} value={present.n_designation} />
      <TextField {...field('n_updateAddress')} label={address} value={present.n_address} />
    </PopupForm>
  );
}

export function UpdatePopup({ user, isSessionOver, onClose }: UserPopupProps) {
  const { body, problem, again } = usePopupData<Found>(
    `/adminDashboard/manage-users/user-profile-update/get-user-update-data/?id=${user.id}`,
    { isSessionOver, onClose },
  );
  return (
    <Popup title={content.update.title(user.name)} opensAfterMs={opensAfterMs} onClose={onClose}>
      {body?.flag === 1 ? (
        <UpdateForm id={user.id} present={body} isSessionOver={isSessionOver} />
      ) : (
        <LoadingLine problem={body?.error ?? problem} again={again} />
      )}
    </Popup>
  );
}
