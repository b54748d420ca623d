import type { ReactNode } from 'react';
import { staffUsersContent as content } from '#app/content/staff/users.ts';
import { ActionsCell, ListCell, ListRow, RowHeader } from '#app/staff/ui/list-table.tsx';
import { limitsOf, type ShownUser } from './shown-user.ts';
import { type UserAction, UserActions } from './user-actions.tsx';

/** Minimum widths, so that long words break only when there is no room. */
const widths = {
  role: '@4xl:min-w-28',
  date: '@4xl:whitespace-nowrap',
  username: '@4xl:min-w-36',
  designation: '@4xl:min-w-24',
  address: '@4xl:min-w-32',
};

type CellProps = { column: keyof typeof widths; children: ReactNode };

function Cell({ column, children }: CellProps) {
  return (
    <ListCell
      layout="4xl"
      column={content.columns[column]}
      className={`py-2.5 pr-4 wrap-anywhere @max-4xl:py-0.5 @max-4xl:before:mr-2 @max-4xl:before:text-sm ${widths[column]}`}
    >
      {children}
    </ListCell>
  );
}

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

type Props = { user: ShownUser; isYou: boolean; onChoose: (action: UserAction) => void };

export function UserRow({ user, isYou, onChoose }: Props) {
  return (
    <ListRow layout="4xl" className="@max-4xl:flex-col @max-4xl:bg-card">
      <Cell column="role">
        {user.adminStatus}
        {limitsOf(user) && <span className="text-quiet text-sm">: {limitsOf(user)}</span>}
      </Cell>
      <Cell column="date">{user.shownDay}</Cell>
      <RowHeader className="py-2.5 pr-4 font-semibold wrap-anywhere @4xl:min-w-28 @max-4xl:-order-1 @max-4xl:py-0 @max-4xl:text-lg">
        {user.name}
        {isYou && <span className="ml-1.5 font-normal text-quiet text-sm">({content.you})</span>}
      </RowHeader>
      <Cell column="username">
        <MailAddress text={user.username} />
      </Cell>
      <Cell column="designation">{user.designation}</Cell>
      <Cell column="address">{user.address}</Cell>
      <ActionsCell layout="4xl" className="py-2">
        <UserActions name={user.name} onChoose={onChoose} />
      </ActionsCell>
    </ListRow>
  );
}
