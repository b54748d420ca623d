import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import type { InboxQuery } from '#domain/enquiries/inbox/enquiry.ts';
import { paths } from '#paths.ts';
import { inboxAddress } from './inbox-query.ts';

const content = staffEnquiriesContent.search;
const box = 'min-h-12 w-full rounded-lg border border-quiet/60 bg-card px-3';

export const searchFieldId = 'enquiry-search';

const byStage = {
  field: 'stage',
  label: content.stage,
  any: content.anyStage,
  names: staffEnquiriesContent.stages,
} as const;
/** Everything in the spam queue has the same stage, so it is filtered by reason. */
const byReason = {
  field: 'reason',
  label: content.reason,
  any: content.anyReason,
  names: staffEnquiriesContent.spamReasons,
} as const;

export function InboxSearch({ query }: { query: InboxQuery }) {
  const { queue, search = '' } = query;
  const { field, label, any, names } = queue === 'spam' ? byReason : byStage;
  const filter = query[field] ?? '';
  const form = useRef<HTMLFormElement>(null);

  const lastShown = useRef({ search, filter });

  // Back and forward change the query, and the fields must follow it. Text typed before hydration stays.
  useEffect(() => {
    if (lastShown.current.search === search && lastShown.current.filter === filter) return;
    lastShown.current = { search, filter };
    const fields = form.current?.elements;
    const [typed, chosen] = [fields?.namedItem('search'), fields?.namedItem(field)];
    if (typed instanceof HTMLInputElement) typed.value = search;
    if (chosen instanceof HTMLSelectElement) chosen.value = filter;
  }, [search, field, filter]);

  return (
    <Form
      ref={form}
      role="search"
      action={paths.adminMessages}
      className="flex flex-wrap items-end gap-x-3 gap-y-2"
    >
      <input type="hidden" name="queue" value={queue} />
      <div className="grid min-w-0 grow basis-64 gap-1 sm:max-w-md">
        <label htmlFor={searchFieldId} className="text-sm">
          {content.label}
        </label>
        <input
          id={searchFieldId}
          type="search"
          name="search"
          defaultValue={search}
          aria-keyshortcuts="/"
          className={box}
        />
      </div>
      <div className="grid min-w-0 gap-1 sm:max-w-72">
        <label htmlFor="enquiry-filter" className="text-sm">
          {label}
        </label>
        <select key={field} id="enquiry-filter" name={field} defaultValue={filter} className={box}>
          <option value="">{any}</option>
          {Object.entries(names).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className={outlineButtonClass}>
        {content.go}
      </button>
      {(search || filter) && (
        <Link to={inboxAddress({ queue })} className="inline-flex min-h-12 items-center text-teal underline">
          {content.all}
        </Link>
      )}
    </Form>
  );
}
