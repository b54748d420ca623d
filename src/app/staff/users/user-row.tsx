import type { ReactNode } from 'react';
import { staffUsersContent as content } from '#app/content/staff/users.ts';
import type { ShownUser } from './shown-user.ts';
import { type UserAction, UserActions } from './user-actions.tsx';

/** Minimum widths, so that long words break only when there is no room. */
const widths = {
  role: '@4xl:whitespace-nowrap',
  date: '@4xl:whitespace-nowrap',
  username: '@4xl:min-w-36',
  designation: '@4xl:min-w-24',
  address: '@4xl:min-w-32',
};

type CellProps = { column: keyof typeof widths; children: ReactNode };

/** On narrow screens a row is a card: each value follows its column's name, and empty cells are hidden. */
function Cell({ column, children }: CellProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as blocks has lost its own roles
    <td
      role="cell"
      data-column={content.columns[column]}
      className={`py-2.5 pr-4 align-top wrap-anywhere @max-4xl:py-0.5 @max-4xl:empty:hidden @max-4xl:before:mr-2 @max-4xl:before:text-quiet @max-4xl:before:text-sm @max-4xl:before:content-[attr(data-column)_/_''] ${widths[column]}`}
    >
      {children}
    </td>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
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
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <tr
      role="row"
      className="border-line border-b @max-4xl:flex @max-4xl:flex-col @max-4xl:rounded-xl @max-4xl:border @max-4xl:bg-card @max-4xl:p-4"
    >
      <Cell column="role">{user.adminStatus}</Cell>
      <Cell column="date">{user.shownDay}</Cell>
      <th
        role="rowheader"
        scope="row"
        className="py-2.5 pr-4 text-left align-top font-semibold wrap-anywhere @4xl:min-w-28 @max-4xl:-order-1 @max-4xl:py-0 @max-4xl:text-lg"
      >
        {user.name}
        {isYou && <span className="ml-1.5 font-normal text-quiet text-sm">({content.you})</span>}
      </th>
      <Cell column="username">
        <MailAddress text={user.username} />
      </Cell>
      <Cell column="designation">{user.designation}</Cell>
      <Cell column="address">{user.address}</Cell>
      <td role="cell" className="py-2 align-top @max-4xl:mt-auto @max-4xl:pt-3 @max-4xl:pb-0">
        <UserActions name={user.name} onChoose={onChoose} />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
