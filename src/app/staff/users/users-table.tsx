import { type ComponentType, useRef, useState } from 'react';
import { staffUsersContent as content } from '#app/content/staff/users.ts';
import { ColumnHeader, HeaderRow, ListTable } from '#app/staff/ui/list-table.tsx';
import type { Area } from '#domain/staff/areas.ts';
import { DeletePopup } from './delete-popup.tsx';
import { PasswordPopup } from './password-popup.tsx';
import { RolePopup } from './role-popup.tsx';
import type { ShownUser, UserPopupProps } from './shown-user.ts';
import { UpdatePopup } from './update-popup.tsx';
import type { UserAction } from './user-actions.tsx';
import { UserRow } from './user-row.tsx';
import { type UserRowsProps, UsersList } from './users-list.tsx';

const popups: Record<UserAction, ComponentType<UserPopupProps>> = {
  right: RolePopup,
  update: UpdatePopup,
  password: PasswordPopup,
  remove: DeletePopup,
};

type Props = {
  users: ShownUser[];
  yourId: string;
  yourAreas: readonly Area[];
  isTable: boolean;
};
type Open = { action: UserAction; user: ShownUser };

function UsersTable({ users, yourId, tableRef, onChoose }: UserRowsProps) {
  return (
    <ListTable
      layout="4xl"
      caption={content.caption}
      className="text-[0.95rem]"
      focusRef={tableRef}
      head={
        <HeaderRow>
          {Object.values(content.columns).map((column) => (
            <ColumnHeader key={column} className="py-2 pr-4 font-semibold text-sm">
              {column}
            </ColumnHeader>
          ))}
        </HeaderRow>
      }
    >
      {users.map((user) => (
        <UserRow
          key={user.id}
          user={user}
          isYou={user.id === yourId}
          onChoose={(action) => onChoose(action, user)}
        />
      ))}
    </ListTable>
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
    onChoose: (action: UserAction, user: ShownUser) => setOpen({ action, user }),
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
