import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/staff/kit/button.tsx';
import { ArrowDownIcon } from '#app/ui/icons.tsx';
import type { loader } from './fare-history.ts';
import { staffRoutesContent } from './texts.ts';

const content = staffRoutesContent.history;

type Entry = Awaited<ReturnType<typeof loader>>[number];

type EntryProps = { entry: Entry; onBringBack?: (() => void) | undefined };

function HistoryEntry({ entry: { what, by, when, fileName, changes }, onBringBack }: EntryProps) {
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
      {onBringBack && (
        <div>
          <Button look="name" aria-label={content.bringBackOf(when)} onClick={onBringBack}>
            {content.bringBack}
          </Button>
        </div>
      )}
    </li>
  );
}

type Props = {
  address: string;
  /** Offers what it was before; the newest entry is what it is now. */
  onBringBack?: (texts: Entry['texts'], when: string) => void;
};

/** Who changed a stop, route or road leg, when, and from what to what. */
export function HistoryPart({ address, onBringBack }: Props) {
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
          {data.map((entry, index) => (
            <HistoryEntry
              key={`${entry.when} ${entry.what} ${entry.changes.length}`}
              entry={entry}
              onBringBack={onBringBack && index > 0 ? () => onBringBack(entry.texts, entry.when) : undefined}
            />
          ))}
        </ol>
      ) : (
        <p className="text-quiet">{content.loading}</p>
      )}
    </details>
  );
}
