import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { staffEnquiriesContent } from '#app/content/staff-enquiries.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import type { LeadQuery } from '#domain/enquiries/lead.ts';
import { stages } from '#domain/enquiries/stages.ts';
import { paths } from '#paths.ts';
import { deskAddress } from './desk-query.ts';

const content = staffEnquiriesContent.search;
const box = 'min-h-12 w-full rounded-lg border border-quiet/60 bg-card px-3';

export const searchFieldId = 'enquiry-search';

export function DeskSearch({ query }: { query: LeadQuery }) {
  const { queue, search = '' } = query;
  const stage = query.stage ?? '';
  const form = useRef<HTMLFormElement>(null);

  // Back and forward change the address, and the fields tell what it says.
  useEffect(() => {
    const fields = form.current?.elements;
    const [typed, chosen] = [fields?.namedItem('search'), fields?.namedItem('stage')];
    if (typed instanceof HTMLInputElement) typed.value = search;
    if (chosen instanceof HTMLSelectElement) chosen.value = stage;
  }, [search, stage]);

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
      <div className="grid gap-1">
        <label htmlFor="enquiry-stage" className="text-sm">
          {content.stage}
        </label>
        <select id="enquiry-stage" name="stage" defaultValue={stage} className={box}>
          <option value="">{content.anyStage}</option>
          {stages.map((known) => (
            <option key={known} value={known}>
              {staffEnquiriesContent.stages[known]}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className={outlineButtonClass}>
        {content.go}
      </button>
      {(search || stage) && (
        <Link to={deskAddress({ queue })} className="inline-flex min-h-12 items-center text-teal underline">
          {content.all}
        </Link>
      )}
    </Form>
  );
}
