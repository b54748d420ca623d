import { type ComponentType, useRef, useState } from 'react';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import type { Area } from '#domain/staff/areas.ts';
import { DeletePopup } from './delete-popup.tsx';
import { PasswordPopup } from './password-popup.tsx';
import { RolePopup } from './role-popup.tsx';
import { staffUsersContent as content } from './texts.ts';
import { UpdatePopup } from './update-popup.tsx';
import { type UserAction, UserActions } from './user-actions.tsx';
import { limitsOf, type UserPopupProps, type UserView } from './user-view.ts';
import { type UserRowsProps, UsersList } from './users-list.tsx';

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
