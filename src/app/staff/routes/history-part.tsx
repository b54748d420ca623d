import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { staffRoutesContent } from '#app/content/staff/cabs/routes.ts';
import { ArrowDownIcon } from '#app/ui/icons.tsx';
import type { loader } from './fare-history.ts';

const content = staffRoutesContent.history;

type Entry = Awaited<ReturnType<typeof loader>>[number];

function HistoryEntry({ entry: { what, by, when, fileName, changes } }: { entry: Entry }) {
  return (
    <li className="grid gap-0.5 border-line border-t py-2">
      <p className="font-semibold">{content.by(content.what[what], by)}</p>
      <p className="text-quiet text-sm">
        {[when, fileName && content.file(fileName)].filter(Boolean).join(', ')}
      </p>
      {changes.length > 0 && (
        <ul className="grid gap-0.5 text-sm">
          {changes.map(({ label, from, to }) => (
            <li key={label} className="line-clamp-3 wrap-anywhere">
              {content.change(label, from, to)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Who changed a place or route, when, and from what to what. */
export function HistoryPart({ address }: { address: string }) {
  const { data, load } = useFetcher<typeof loader>();
  useEffect(() => {
    void load(address);
  }, [address, load]);
  return (
    <details className="group border-line border-t pt-2">
      <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold">
        {content.heading}
        <ArrowDownIcon className="size-5 shrink-0 text-teal group-open:rotate-180" />
      </summary>
      {data ? (
        <ol>
          {data.map((entry) => (
            <HistoryEntry key={`${entry.when} ${entry.what} ${entry.changes.length}`} entry={entry} />
          ))}
        </ol>
      ) : (
        <p className="text-quiet">{content.loading}</p>
      )}
    </details>
  );
}
