import { staffEnquiryContent as content } from '#app/content/staff/enquiry.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import type { ShownEvent } from './event-text.ts';

export function Timeline({ events }: { events: ShownEvent[] }) {
  return (
    <Panel heading={content.timeline}>
      <ol className="grid gap-2 border-line border-l-2 pl-4">
        {events.map(({ id, moment, when, what, text }) => (
          <li key={id}>
            <p className="wrap-anywhere">{what}</p>
            {text && <p className="whitespace-pre-wrap rounded-lg bg-sand px-3 py-2 wrap-anywhere">{text}</p>}
            <time dateTime={moment} className="text-quiet text-sm">
              {when}
            </time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
