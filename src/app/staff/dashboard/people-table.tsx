import { DataTable, type TableColumn } from '#app/staff/kit/data-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { inboxList } from './list-links.ts';
import type { MemberView } from './people-view.ts';
import { staffDashboardContent } from './texts.ts';

const content = staffDashboardContent.people;

const Count = ({ to, count, isLate }: { to: string; count: number; isLate?: boolean }) => (
  <span className={isLate && count > 0 ? 'font-semibold text-brick' : ''}>
    <TextLink look="number" to={to}>
      {count.toLocaleString('en-IN')}
    </TextLink>
  </span>
);

/** What each staff member has open, how fast they answer, and what they sold. */
export function PeopleTable({ people, seesMoney }: { people: MemberView[]; seesMoney: boolean }) {
  const { name, open, late, firstAnswer, quoted, won } = content.columns;
  const columns: TableColumn<MemberView>[] = [
    { key: 'name', header: name, cell: (member) => member.name },
    {
      key: 'open',
      header: open,
      isNumeric: true,
      cell: (member) => (
        <Count to={inboxList({ queue: 'all', owner: member.id || 'none' })} count={member.open} />
      ),
    },
    {
      key: 'late',
      header: late,
      isNumeric: true,
      cell: (member) => (
        <Count to={inboxList({ queue: 'overdue', owner: member.id || 'none' })} count={member.late} isLate />
      ),
    },
    { key: 'firstAnswer', header: firstAnswer, isNumeric: true, cell: (member) => member.firstAnswer },
  ];
  const money: TableColumn<MemberView>[] = [
    { key: 'quoted', header: quoted, isNumeric: true, cell: (member) => member.quoted },
    { key: 'won', header: won, isNumeric: true, cell: (member) => member.won },
  ];
  return (
    // Focusable, because it scrolls sideways on a phone and down with many members.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse it could not be scrolled otherwise
    <section className="overflow-x-auto lg:max-h-44" tabIndex={0} aria-label={content.caption}>
      <DataTable
        layout="report"
        caption={content.caption}
        rows={people}
        rowKey={({ id }) => id}
        columns={seesMoney ? [...columns, ...money] : columns}
      />
    </section>
  );
}
