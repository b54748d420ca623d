import { shownTime } from '#domain/shared/india-time.ts';

/** The browser's words for months need not be the server's; both say the same moment. */
export function ShownMoment({ moment }: { moment: Date }) {
  return (
    <time dateTime={moment.toISOString()} suppressHydrationWarning>
      {shownTime(moment)}
    </time>
  );
}
