import type { ReactNode } from 'react';
import { staffPublishingContent } from '#app/content/staff/publishing.ts';
import type { Kept, ListTab } from '#domain/publishing/publishing.ts';
import { shownTime } from '#domain/shared/india-time.ts';

/** The server's and the browser's month names may differ, so the hydration warning is suppressed. */
export function ShownMoment({ moment }: { moment: Date }) {
  return (
    <time dateTime={moment.toISOString()} suppressHydrationWarning>
      {shownTime(moment)}
    </time>
  );
}

const content = staffPublishingContent.states;

const colour: Record<ListTab, string> = {
  published: 'border-teal bg-teal text-on-teal',
  scheduled: 'border-teal text-teal',
  draft: 'border-quiet border-dashed text-quiet',
  deleted: 'border-brick text-brick',
};

/** For sample rows of the first installation or of development. */
export const SampleBadge = ({ hint, isSmall = false }: { hint: string; isSmall?: boolean }) => (
  <Badge className="border-quiet/60 text-quiet" title={hint} isSmall={isSmall}>
    {content.sample}
  </Badge>
);

type BadgeProps = { className: string; title?: string; isSmall?: boolean; children: ReactNode };

function Badge({ className, title, isSmall = false, children }: BadgeProps) {
  const size = isSmall ? 'px-1.5 text-xs' : 'px-2.5 text-sm';
  return (
    <span title={title} className={`inline-block rounded-full border font-semibold ${size} ${className}`}>
      {children}
    </span>
  );
}

type Props = { row: Pick<Kept, 'state' | 'publishAt' | 'deletedAt' | 'isSample'> };

export function StateBadge({ row }: Props) {
  const state = row.deletedAt ? 'deleted' : row.state;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge className={colour[state]}>
        {content[state]}
        {state === 'scheduled' && row.publishAt && (
          <>
            {': '}
            <ShownMoment moment={row.publishAt} />
          </>
        )}
      </Badge>
      {row.isSample && <SampleBadge hint={content.sampleHint} />}
    </span>
  );
}
