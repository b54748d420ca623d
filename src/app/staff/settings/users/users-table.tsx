import { type ComponentType, useEffect, useRef, useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { LoadingLine, usePopupData } from '#app/staff/forms/popup-data.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import type { Area } from '#domain/staff/areas.ts';
import type { AdminStatus } from '#domain/staff/staff.ts';
import {
  changeRightInput,
  deleteUserInput,
  profileRevision,
  resetByAdminInput,
  updateUserInput,
} from '#domain/staff/staff-input.ts';
import { staffMessages } from '#messages.ts';
import { AreasForm } from './areas-form.tsx';
import { PasswordField, PopupForm } from './popup-form.tsx';
import { staffUsersContent as content } from './texts.ts';
import { useUserForm } from './use-user-form.ts';
import { type UserAction, UserActions } from './user-actions.tsx';
import type { UserIntent } from './user-intent.ts';
import { limitsOf, type UpdatedUser, type UserPopupProps, type UserView } from './user-view.ts';
import { type UserRowsProps, UsersList } from './users-list.tsx';

type DeletePopupFound = { flag: 1; name: string; username: string } | { flag: 0 };

type DeletePopupFormProps = { id: string; name: string; username: string };

function DeleteForm({ id, name, username }: DeletePopupFormProps) {
  const { status, isBusy, isDone, onSubmit } = useUserForm({ schema: deleteUserInput });
  const form = useRef<HTMLFormElement>(null);

  // On what is harmless: at first it could not be there yet, and at the end the button that was pressed is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the end that moves the focus
  useEffect(() => form.current?.querySelector('button')?.focus(), [isDone]);

  return (
    <form ref={form} onSubmit={onSubmit} className="grid gap-3">
      <input type="hidden" name="intent" value={'delete' satisfies UserIntent} />
      <input type="hidden" name="delUid" value={id} />
      {!isDone && (
        <>
          <p className="font-semibold break-words">{content.remove.question(name, username)}</p>
          <p className="text-quiet">{content.remove.effect}</p>
        </>
      )}
      <FormStatusLine status={status} />
      <div className="flex flex-wrap gap-3">
        <CloseDialog>{isDone ? content.close : content.cancel}</CloseDialog>
        {!isDone && (
          <Button look="danger" type="submit" aria-disabled={isBusy}>
            {content.remove.go}
          </Button>
        )}
      </div>
    </form>
  );
}

function DeletePopup({ user, onClose }: UserPopupProps) {
  const { body, problem, again } = usePopupData<DeletePopupFound>(
    `/adminDashboard/manage-users/user-delete/get-user-delete-data/?id=${user.id}`,
    onClose,
  );
  return (
    <Dialog title={content.remove.title(user.name)} onClose={onClose}>
      {body?.flag === 1 ? (
        <DeleteForm id={user.id} name={body.name} username={body.username} />
      ) : (
        <LoadingLine problem={body ? staffMessages.users.gone : problem} again={again} />
      )}
    </Dialog>
  );
}

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

function UpdatePopup({ user, onClose }: UserPopupProps) {
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

type Details = { usnm: string; usrSts: AdminStatus };

const roles = (['Admin', 'Non-Admin'] satisfies AdminStatus[]).map((role) => ({ value: role, label: role }));

function RolePopup({ user, yourAreas, onClose }: UserPopupProps) {
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

function PasswordPopup({ user, onClose }: UserPopupProps) {
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

const popups: Record<UserAction, ComponentType<UserPopupProps>> = {
  right: RolePopup,
  update: UpdatePopup,
  password: PasswordPopup,
  remove: DeletePopup,
};

type Props = {
  users: UserView[];
  yourId: string;
  yourAreas: readonly Area[];
  isTable: boolean;
};
type Open = { action: UserAction; user: UserView };

/** Allows a line break before the host. */
function MailAddress({ text }: { text: string }) {
  const [name, ...host] = text.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {host.join('')}
    </>
  );
}

function UsersTable({ users, yourId, tableRef, onChoose }: UserRowsProps) {
  const { columns } = content;
  return (
    <DataTable
      layout="cards"
      caption={content.caption}
      focusRef={tableRef}
      rows={users}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'role',
          header: columns.role,
          narrow: 'labelledLine',
          cell: (user) => (
            <>
              {user.adminStatus}
              {limitsOf(user) && <span className="text-quiet text-sm">: {limitsOf(user)}</span>}
            </>
          ),
        },
        {
          key: 'date',
          header: columns.date,
          narrow: 'labelledLine',
          cell: ({ dayText }) => <span className="whitespace-nowrap">{dayText}</span>,
        },
        {
          key: 'name',
          header: columns.name,
          isRowHeader: true,
          cell: ({ id, name }) => (
            <span className="font-semibold wrap-anywhere">
              {name}
              {id === yourId && (
                <span className="ml-1.5 font-normal text-quiet text-sm">({content.you})</span>
              )}
            </span>
          ),
        },
        {
          key: 'username',
          header: columns.username,
          narrow: 'labelledLine',
          cell: ({ username }) => (
            <span className="wrap-anywhere">
              <MailAddress text={username} />
            </span>
          ),
        },
        {
          key: 'designation',
          header: columns.designation,
          narrow: 'labelledLine',
          cell: ({ designation }) => designation,
        },
        { key: 'address', header: columns.address, narrow: 'labelledLine', cell: ({ address }) => address },
        {
          key: 'actions',
          header: columns.actions,
          narrow: 'line',
          cell: (user) => <UserActions name={user.name} onChoose={(action) => onChoose(action, user)} />,
        },
      ]}
    />
  );
}

/** The users as a list or as a table, and the popups that they open. */
export function Users({ users, yourId, yourAreas, isTable }: Props) {
  const [open, setOpen] = useState<Open>();
  const table = useRef<HTMLTableElement>(null);
  const OpenPopup = open && popups[open.action];

  const close = () => {
    setOpen(undefined);
    // The browser returns the focus to the row's button, unless the row has been removed.
    if (!table.current?.contains(document.activeElement)) table.current?.focus();
  };

  const rows = {
    ...{ users, yourId, tableRef: table },
    onChoose: (action: UserAction, user: UserView) => setOpen({ action, user }),
  };
  return (
    <div className="@container">
      {isTable ? <UsersTable {...rows} /> : <UsersList {...rows} />}
      {open && OpenPopup && (
        <OpenPopup
          key={`${open.action} ${open.user.id}`}
          user={open.user}
          yourAreas={yourAreas}
          onClose={close}
        />
      )}
    </div>
  );
}
