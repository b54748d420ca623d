import { staffUsersContent as content } from '#app/content/staff/users.ts';
import type { Answer } from '#app/staff/call.ts';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { type FormStatus, fault, good } from '#app/staff/ui/form-status.ts';
import { Popup } from '#app/staff/ui/popup.tsx';
import { PopupButton } from '#app/staff/ui/popup-button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { formDayInIndia } from '#domain/shared/india-time.ts';
import type { NewStaffUser } from '#domain/staff/staff.ts';
import { newUserInput } from '#domain/staff/staff-input.ts';
import { staffMessages } from '#messages.ts';
import { PasswordField, PopupForm } from './popup-form.tsx';
import { useCallForm } from './use-call-form.ts';

type Created = { flag: number; payload: string };

const { users } = staffMessages;

function readCreated({ body }: Answer<Created>, { name }: NewStaffUser): FormStatus {
  switch (body?.flag) {
    case 1:
      return good(users.created(name));
    case 0:
      return fault(users.error(body.payload));
    case 11:
      return fault(users.exists);
    case 12:
      return fault(users.duplicate);
    default:
      return fault(users.failed);
  }
}

function AddUserForm({ isSessionOver }: { isSessionOver: SessionCheck }) {
  const form = useCallForm({
    path: '/adminDashboard/manage-users/user-add/create-user',
    schema: newUserInput,
    read: readCreated,
    isSessionOver,
    clears: true,
  });
  const field = (name: string) => ({ id: `add-${name}`, name, invalid: form.status?.field === name });
  return (
    <PopupForm form={form} go={content.create.go}>
      <TextField {...field('n_name')} label={content.fields.name} required autoComplete="off" />
      <TextField
        {...field('n_username')}
        label={content.fields.username}
        hint={content.fields.usernameHint}
        required
        autoComplete="off"
      />
      <PasswordField {...field('n_password')} label={content.fields.password} />
      <TextField {...field('n_designation')} label={content.fields.designation} autoComplete="off" />
      <TextField {...field('n_address')} label={content.fields.address} autoComplete="off" />
      <input type="hidden" name="n_entryDate" value={formDayInIndia(new Date())} />
      <input type="hidden" name="n_adminStatus" value="Non-Admin" />
    </PopupForm>
  );
}

export const AddUser = ({ isSessionOver }: { isSessionOver: SessionCheck }) => (
  <PopupButton
    label={content.add}
    popup={(close) => (
      <Popup title={content.create.title} onClose={close}>
        <AddUserForm isSessionOver={isSessionOver} />
      </Popup>
    )}
  />
);
