import { Badge, type BadgeTone } from '#app/staff/kit/badge.tsx';
import type { Kept, ListTab } from '#domain/publishing/publishing.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { staffPublishingContent } from './texts.ts';

/** The server's and the browser's month names may differ, so the hydration warning is suppressed. */
export function MomentView({ moment }: { moment: Date }) {
  return (
    <time dateTime={moment.toISOString()} suppressHydrationWarning>
      {timeText(moment)}
    </time>
  );
}

const content = staffPublishingContent.states;

const tone: Record<ListTab, BadgeTone> = {
  published: 'solid',
  scheduled: 'good',
  draft: 'draft',
  deleted: 'danger',
};

/** For sample rows of the first installation or of development. */
export const SampleBadge = ({ hint }: { hint: string }) => <Badge title={hint}>{content.sample}</Badge>;

type Props = { row: Pick<Kept, 'state' | 'publishAt' | 'deletedAt' | 'isSample'> };

export function StateBadge({ row }: Props) {
  const state = row.deletedAt ? 'deleted' : row.state;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tone[state]}>
        {content[state]}
        {state === 'scheduled' && row.publishAt && (
          <>
            {': '}
            <MomentView moment={row.publishAt} />
          </>
        )}
      </Badge>
      {row.isSample && <SampleBadge hint={content.sampleHint} />}
    </span>
  );
}
