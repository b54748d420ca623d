import { useState } from 'react';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { PopupButton } from '#app/staff/kit/popup-button.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { formDayInIndia } from '#domain/shared/india-time.ts';
import type { Area } from '#domain/staff/areas.ts';
import { newUserInput } from '#domain/staff/staff-input.ts';
import { MakeAdmin } from './make-admin.tsx';
import { PasswordField, PopupForm } from './popup-form.tsx';
import { staffUsersContent as content } from './texts.ts';
import { useUserForm } from './use-user-form.ts';
import type { CreatedUser } from './user-view.ts';

type Props = { yourAreas: readonly Area[] };

function AddUserForm({ yourAreas }: Props) {
  const [created, setCreated] = useState<CreatedUser>();
  const form = useUserForm<CreatedUser>({
    schema: newUserInput,
    clears: true,
    onDone: setCreated,
  });
  const field = (name: string) => ({ id: `add-${name}`, name, invalid: form.status?.field === name });
  return (
    <>
      <PopupForm form={form} intent="add" go={content.create.go}>
        <p className="text-quiet">{content.create.startsAs}</p>
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
      {created && <MakeAdmin key={created.id} user={created} yourAreas={yourAreas} />}
    </>
  );
}

export const AddUser = (props: Props) => (
  <PopupButton
    label={content.add}
    popup={(close) => (
      <Dialog title={content.create.title} onClose={close}>
        <AddUserForm {...props} />
      </Dialog>
    )}
  />
);
