import { staffUsersContent as content } from '#app/content/staff/users.ts';
import type { SessionCheck } from '#app/staff/ui/action-result.ts';
import { Popup } from '#app/staff/ui/popup.tsx';
import { PopupButton } from '#app/staff/ui/popup-button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { formDayInIndia } from '#domain/shared/india-time.ts';
import { newUserInput } from '#domain/staff/staff-input.ts';
import { PasswordField, PopupForm } from './popup-form.tsx';
import { useUserForm } from './use-user-form.ts';

function AddUserForm({ isSessionOver }: { isSessionOver: SessionCheck }) {
  const form = useUserForm({ schema: newUserInput, isSessionOver, clears: true });
  const field = (name: string) => ({ id: `add-${name}`, name, invalid: form.status?.field === name });
  return (
    <PopupForm form={form} intent="add" go={content.create.go}>
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
