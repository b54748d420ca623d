import { FilterBar, FilterDate, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { paths } from '#paths.ts';
import type { ActivityQuery } from './activity-query.ts';
import { staffActivityContent } from './texts.ts';

const content = staffActivityContent.filters;
const actions = Object.entries(staffActivityContent.names).map(([value, label]) => ({ value, label }));

export type StaffMember = { value: string; label: string };

type Props = { query: ActivityQuery; staffMembers: StaffMember[] };

export function ActivityFilters({ query, staffMembers }: Props) {
  const { staffMember, action, from } = query;
  return (
    <FilterBar
      key={`${staffMember} ${action} ${from}`}
      action={paths.activity}
      label={content.label}
      go={content.go}
      clear={Boolean(staffMember || action || from) && { to: paths.activity, label: content.all }}
    >
      <FilterSelect
        name="person"
        label={content.staffMember}
        any={content.everybody}
        value={staffMember}
        options={staffMembers}
      />
      <FilterSelect
        name="action"
        label={content.action}
        any={content.everything}
        value={action}
        options={actions}
      />
      <FilterDate name="from" label={content.from} value={from} />
    </FilterBar>
  );
}
