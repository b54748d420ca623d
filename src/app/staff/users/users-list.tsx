import type { RefObject } from 'react';
import { shellContent } from '#app/content/staff/shell.ts';
import { staffUsersContent as content } from '#app/content/staff/users.ts';
import { QuietList, QuietRow } from '#app/staff/ui/lists/quiet-list.tsx';
import { RowMenu, rowMenuItem } from '#app/staff/ui/lists/row-menu.tsx';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';
import { limitsOf, type ShownUser } from './shown-user.ts';
import { type UserAction, userActions } from './user-actions.tsx';

export type UserRowsProps = {
  users: ShownUser[];
  yourId: string;
  tableRef: RefObject<HTMLTableElement | null>;
  onChoose: (action: UserAction, user: ShownUser) => void;
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
    <QuietList caption={content.caption} columns={[name, role, actions]} focusRef={tableRef}>
      {users.map((user) => (
        <QuietRow
          key={user.id}
          picture={<Initial name={user.name} />}
          title={
            <>
              {user.name}
              {user.id === yourId && (
                <span className="ml-1.5 font-normal text-quiet text-sm">({content.you})</span>
              )}
            </>
          }
          meta={[user.username, user.designation, user.address, user.shownDay].filter(Boolean).join(' · ')}
          status={[user.adminStatus, limitsOf(user)].filter(Boolean).join(': ')}
          menu={
            <RowMenu label={shellContent.rowMenu(user.name)}>
              {userActions.map((action) => (
                <ScriptButton
                  key={action}
                  aria-haspopup="dialog"
                  aria-label={`${content[action].action}: ${user.name}`}
                  className={`${rowMenuItem} ${action === 'remove' ? 'text-brick' : ''}`}
                  onClick={() => onChoose(action, user)}
                >
                  {content[action].action}
                </ScriptButton>
              ))}
            </RowMenu>
          }
        />
      ))}
    </QuietList>
  );
}
