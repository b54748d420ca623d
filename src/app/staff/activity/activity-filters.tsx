import { Form, Link } from 'react-router';
import { staffActivityContent } from '#app/content/staff/activity.ts';
import { SelectField } from '#app/staff/ui/select-field.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { paths } from '#paths.ts';
import type { ActivityQuery } from './activity-query.ts';

const content = staffActivityContent.filters;
const actions = Object.entries(staffActivityContent.names).map(([value, label]) => ({ value, label }));

export type StaffMember = { value: string; label: string };

type Props = { query: ActivityQuery; staffMembers: StaffMember[] };

export function ActivityFilters({ query, staffMembers }: Props) {
  const { staffMember, action, from } = query;
  return (
    <Form
      // Back and forward change the query, and the fields must follow it.
      key={`${staffMember} ${action} ${from}`}
      action={paths.activity}
      className="grid grid-cols-2 items-end gap-3 xl:grid-cols-[1fr_1fr_auto_auto]"
    >
      <SelectField
        id="by-person"
        name="person"
        label={content.staffMember}
        none={content.everybody}
        options={staffMembers}
        value={staffMember}
      />
      <SelectField
        id="by-action"
        name="action"
        label={content.action}
        none={content.everything}
        options={actions}
        value={action}
      />
      <div className="grid gap-1">
        <label htmlFor="from-day" className="font-semibold">
          {content.from}
        </label>
        <input
          id="from-day"
          type="date"
          name="from"
          defaultValue={from}
          className="min-h-12 w-full rounded-lg border border-quiet/60 bg-card px-3"
        />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <button type="submit" className={buttonClass}>
          {content.go}
        </button>
        {(staffMember || action || from) && (
          <Link to={paths.activity} className="inline-flex min-h-11 items-center text-teal underline">
            {content.all}
          </Link>
        )}
      </div>
    </Form>
  );
}
