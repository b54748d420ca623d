import { useState } from 'react';
import { AttachedPicture } from '#app/staff/enquiries/attachments/attached-picture.tsx';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Chip, ChipGroup } from '#app/staff/kit/chip.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { type DayView, type EventGroup, type EventView, eventGroups } from './event-text.ts';
import type { FileView, MailView } from './mail-view.ts';
import { staffEnquiryContent as content } from './texts.ts';

const mailDetailsContent = content.mail;

/** A picture with its name beside it, a PDF to save, or only the name. */
function MailFile({ file: { name, text, picture, pdfHref, note } }: { file: FileView }) {
  return (
    <li className="flex items-center gap-3">
      {picture && <AttachedPicture picture={picture} name={name} />}
      <span className="min-w-0 wrap-anywhere">
        {pdfHref ? (
          <TextLink href={pdfHref} download>
            {text}
          </TextLink>
        ) : (
          text
        )}
        {note && <span className="text-quiet"> {note}</span>}
      </span>
    </li>
  );
}

/** Below the text of a customer's mail: its attachments, and the earlier mails that it repeats, folded. */
function MailDetails({ mail: { quoted, files, hint } }: { mail: MailView }) {
  return (
    <>
      {hint && <p className="text-quiet">{hint}</p>}
      {files.length > 0 && (
        <div className="text-sm">
          <p className="text-quiet">{mailDetailsContent.attached}</p>
          <ul className="grid gap-1">
            {files.map((file, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two attachments may have one name
              <MailFile key={index} file={file} />
            ))}
          </ul>
        </div>
      )}
      {quoted && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-teal underline lg:min-h-6">
            {mailDetailsContent.quoted}
          </summary>
          <p className="whitespace-pre-wrap border-line border-l-2 pl-3 text-quiet text-sm wrap-anywhere">
            {quoted}
          </p>
        </details>
      )}
    </>
  );
}

type Undo = { onUndo: (changeId: string) => void };

function Event({ event, onUndo }: Undo & { event: EventView }) {
  const { moment, when, clock, what, text, undo, mail } = event;
  return (
    <li className="grid grid-cols-[3rem_1fr] gap-x-1 text-[0.9375rem] leading-snug">
      <time dateTime={moment} title={when} className="text-quiet text-sm tabular-nums">
        {clock}
      </time>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {what}
          {undo && (
            <span className="ml-2">
              <Button look="text" aria-label={content.undoChange(what)} onClick={() => onUndo(undo)}>
                {staffEnquiriesContent.undo}
              </Button>
            </span>
          )}
        </p>
        {text && (
          <p className="mt-1 whitespace-pre-wrap rounded-lg bg-sand px-2.5 py-1.5 wrap-anywhere">{text}</p>
        )}
        {mail && <MailDetails mail={mail} />}
      </div>
    </li>
  );
}

/** Small changes that follow each other, in one run. */
function runsOf(events: readonly EventView[]): EventView[][] {
  const runs: EventView[][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (event.isSmall && last?.[0]?.isSmall) last.push(event);
    else runs.push([event]);
  }
  return runs;
}

function Run({ run, onUndo }: Undo & { run: EventView[] }) {
  const [first] = run;
  if (!first) return null;
  if (run.length === 1) return <Event event={first} onUndo={onUndo} />;
  return (
    <li>
      <details>
        <summary className="inline-flex min-h-6 items-center text-quiet text-sm underline max-lg:min-h-11">
          {content.smallChanges(run.length)}
        </summary>
        <ol className="grid gap-1 border-line border-l-2 pl-2">
          {run.map((event) => (
            <Event key={event.id} event={event} onUndo={onUndo} />
          ))}
        </ol>
      </details>
    </li>
  );
}

function Filters({ chosen, onChoose }: { chosen: Filter; onChoose: (filter: Filter) => void }) {
  return (
    <ChipGroup label={content.filter}>
      {(['all', ...eventGroups] as const).map((filter) => (
        <Chip key={filter} aria-pressed={filter === chosen} onClick={() => onChoose(filter)}>
          {content.filters[filter]}
        </Chip>
      ))}
    </ChipGroup>
  );
}

type Filter = EventGroup | 'all';

/** Everything that happened, by day. A filter shows small changes one by one. */
export function Timeline({ days, onUndo }: Undo & { days: readonly DayView[] }) {
  const [filter, setFilter] = useState<Filter>('all');
  const shown = days
    .map((day) => ({
      ...day,
      events: day.events.filter(({ group }) => filter === 'all' || group === filter),
    }))
    .filter(({ events }) => events.length > 0);
  return (
    <section aria-labelledby="timeline" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="timeline" className="text-lg max-sm:sr-only">
          {content.timeline}
        </h2>
        <Filters chosen={filter} onChoose={setFilter} />
      </div>
      {shown.length === 0 && <p className="text-quiet">{content.noEvents}</p>}
      {shown.map(({ day, name, events }) => (
        <div key={day} className="grid gap-1">
          <h3 className="font-sans font-semibold text-quiet text-sm">{name}</h3>
          <ol className="grid gap-1.5">
            {(filter === 'change' ? events.map((event) => [event]) : runsOf(events)).map((run) => (
              // The oldest of a run stays the same when another small change joins it.
              <Run key={run.at(-1)?.id} run={run} onUndo={onUndo} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
