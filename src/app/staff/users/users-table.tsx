import { type ComponentType, useRef, useState } from 'react';
import { staffUsersContent as content } from '#app/content/staff/users.ts';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { DeletePopup } from './delete-popup.tsx';
import { PasswordPopup } from './password-popup.tsx';
import { RolePopup } from './role-popup.tsx';
import type { ShownUser, UserPopupProps } from './shown-user.ts';
import { UpdatePopup } from './update-popup.tsx';
import type { UserAction } from './user-actions.tsx';
import { UserRow } from './user-row.tsx';

const popups: Record<UserAction, ComponentType<UserPopupProps>> = {
  right: RolePopup,
  update: UpdatePopup,
  password: PasswordPopup,
  remove: DeletePopup,
};

type Props = { users: ShownUser[]; yourId: string; isSessionOver: SessionCheck };
type Open = { action: UserAction; user: ShownUser };

export function UsersTable({ users, yourId, isSessionOver }: Props) {
  const [open, setOpen] = useState<Open>();
  const table = useRef<HTMLTableElement>(null);
  const OpenPopup = open && popups[open.action];

  const close = () => {
    setOpen(undefined);
    // The browser returns the focus to the row's button, unless the row has been removed.
    if (!table.current?.contains(document.activeElement)) table.current?.focus();
  };

  return (
    <div className="@container">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as blocks has lost its own roles */}
      <table
        ref={table}
        role="table"
        tabIndex={-1}
        className="w-full border-collapse text-left text-[0.95rem] @max-4xl:block"
      >
        <caption className="sr-only">{content.caption}</caption>
        <thead role="rowgroup" className="@max-4xl:sr-only">
          <tr role="row" className="border-teal border-b-2">
            {Object.values(content.columns).map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className="py-2 pr-4 align-bottom font-semibold text-sm"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-4xl:grid @max-4xl:gap-3 @xl:@max-4xl:grid-cols-2">
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isYou={user.id === yourId}
              onChoose={(action) => setOpen({ action, user })}
            />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
      {open && OpenPopup && (
        <OpenPopup
          key={`${open.action} ${open.user.id}`}
          user={open.user}
          isSessionOver={isSessionOver}
          onClose={close}
        />
      )}
    </div>
  );
}
