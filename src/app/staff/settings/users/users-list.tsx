import type { RefObject } from 'react';
import { DataTable, RecordSummary } from '#app/staff/kit/data-table.tsx';
import { Menu, MenuItem } from '#app/staff/kit/menu.tsx';
import { shellContent } from '#app/staff/shell/texts.ts';
import { staffUsersContent as content } from './texts.ts';
import { type UserAction, userActions } from './user-actions.tsx';
import { limitsOf, type UserView } from './user-view.ts';

export type UserRowsProps = {
  users: UserView[];
  yourId: string;
  tableRef: RefObject<HTMLTableElement | null>;
  onChoose: (action: UserAction, user: UserView) => void;
};

const Initial = ({ name }: { name: string }) => (
  <span
    aria-hidden="true"
    className="grid size-9 shrink-0 place-items-center rounded-full bg-night font-semibold text-on-night"
  >
    {name.charAt(0)}
  </span>
);

/** The quiet form of the list; the table has all columns. */
export function UsersList({ users, yourId, tableRef, onChoose }: UserRowsProps) {
  const { name, role, actions } = content.columns;
  return (
    <DataTable
      layout="records"
      caption={content.caption}
      focusRef={tableRef}
      rows={users}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: name,
          cell: (user) => (
            <RecordSummary
              picture={<Initial name={user.name} />}
              title={
                <>
                  {user.name}
                  {user.id === yourId && (
                    <span className="ml-1.5 font-normal text-quiet text-sm">({content.you})</span>
                  )}
                </>
              }
              meta={[user.username, user.designation, user.address, user.dayText].filter(Boolean).join(' · ')}
            />
          ),
        },
        {
          key: 'role',
          header: role,
          width: 'w-64',
          cell: (user) => [user.adminStatus, limitsOf(user)].filter(Boolean).join(': '),
        },
        {
          key: 'actions',
          header: actions,
          width: 'w-12',
          cell: (user) => (
            <Menu label={shellContent.rowMenu(user.name)}>
              {userActions.map((action) => (
                <MenuItem
                  key={action}
                  isDanger={action === 'remove'}
                  aria-haspopup="dialog"
                  aria-label={`${content[action].action}: ${user.name}`}
                  onClick={() => onChoose(action, user)}
                >
                  {content[action].action}
                </MenuItem>
              ))}
            </Menu>
          ),
        },
      ]}
    />
  );
}
