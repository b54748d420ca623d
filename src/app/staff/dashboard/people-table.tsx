import { staffDashboardContent } from '#app/content/staff/dashboard.ts';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { inboxList } from './list-links.ts';
import type { ShownMember } from './shown-people.ts';

const content = staffDashboardContent.people;
const cell = 'px-1.5 text-right tabular-nums whitespace-nowrap';

const Count = ({ to, count, isLate }: { to: string; count: number; isLate?: boolean }) => (
  <span className={isLate && count > 0 ? 'font-semibold text-brick' : ''}>
    <TextLink look="number" to={to}>
      {count.toLocaleString('en-IN')}
    </TextLink>
  </span>
);

/** What each staff member has open, how fast they answer, and what they sold. */
export function PeopleTable({ people, seesMoney }: { people: ShownMember[]; seesMoney: boolean }) {
  const { name, open, late, firstAnswer, quoted, won } = content.columns;
  const columns = [open, late, firstAnswer, ...(seesMoney ? [quoted, won] : [])];
  return (
    // Focusable, because it scrolls sideways on a phone and down with many members.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse it could not be scrolled otherwise
    <section className="overflow-x-auto lg:max-h-44" tabIndex={0} aria-label={content.caption}>
      <table className="w-full border-collapse text-left text-[0.95rem]">
        <caption className="sr-only">{content.caption}</caption>
        <thead className="text-quiet text-sm">
          <tr className="border-line border-b">
            <th scope="col" className="font-normal">
              {name}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={`${cell} font-normal`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((member) => (
            <tr key={member.id} className="h-8 border-line border-b last:border-0">
              <th scope="row" className="max-w-40 truncate font-normal">
                {member.name}
              </th>
              <td className={cell}>
                <Count to={inboxList({ queue: 'all', owner: member.id || 'none' })} count={member.open} />
              </td>
              <td className={cell}>
                <Count
                  to={inboxList({ queue: 'overdue', owner: member.id || 'none' })}
                  count={member.late}
                  isLate
                />
              </td>
              <td className={cell}>{member.firstAnswer}</td>
              {seesMoney && <td className={cell}>{member.quoted}</td>}
              {seesMoney && <td className={cell}>{member.won}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
