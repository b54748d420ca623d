import { useState } from 'react';
import { LoadingLine, usePopupData } from '#app/staff/forms/popup-data.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { profileRevision, updateUserInput } from '#domain/staff/staff-input.ts';
import { PopupForm } from './popup-form.tsx';
import { staffUsersContent as content } from './texts.ts';
import { useUserForm } from './use-user-form.ts';
import type { UpdatedUser, UserPopupProps } from './user-view.ts';

type Present = { n_name: string; n_username: string; n_designation: string; n_address: string };
type Found = ({ flag: 1 } & Present) | { flag: 0; error: string };

/** The contract's delay. */
const opensAfterMs = 500;

type FormProps = { id: string; present: Present };

function UpdateForm({ id, present }: FormProps) {
  const { n_name, n_username, n_designation, n_address } = present;
  const [revision, setRevision] = useState(() =>
    profileRevision({ name: n_name, username: n_username, designation: n_designation, address: n_address }),
  );
  const form = useUserForm<UpdatedUser>({
    schema: updateUserInput,
    onDone: (updated) => setRevision(updated.revision),
  });
  const field = (name: string) => ({
    id: `update-${name}`,
    name,
    invalid: form.status?.field === name,
    autoComplete: 'off',
  });
  const { name, username, designation, address } = content.fields;
  return (
    <PopupForm form={form} intent="update" go={content.update.go}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="expectedRevision" value={revision} />
      <TextField {...field('n_updateName')} label={name} value={n_name} required />
      <TextField {...field('n_updateUsername')} label={username} value={n_username} required />
      <TextField {...field('n_updateDesignation')} label={designation} value={n_designation} />
      <TextField {...field('n_updateAddress')} label={address} value={n_address} />
    </PopupForm>
  );
}

export function UpdatePopup({ user, onClose }: UserPopupProps) {
  const { body, problem, again } = usePopupData<Found>(
    `/adminDashboard/manage-users/user-profile-update/get-user-update-data/?id=${user.id}`,
    onClose,
  );
  return (
    <Dialog title={content.update.title(user.name)} opensAfterMs={opensAfterMs} onClose={onClose}>
      {body?.flag === 1 ? (
        <UpdateForm id={user.id} present={body} />
      ) : (
        <LoadingLine problem={body?.error ?? problem} again={again} />
      )}
    </Dialog>
  );
}
