import { TextLink } from '#app/staff/kit/text-link.tsx';
import { SampleBadge } from '#app/staff/website/publishing/state-badge.tsx';
import { paths } from '#paths.ts';
import type { StandingView } from './rates-view.ts';
import { staffRatesContent } from './texts.ts';

const content = staffRatesContent.standing;

/** The heading's id in the rates page. */
export const historyId = 'history';

/** What visitors see now, and whether something waits for an Admin. */
export function RatesStanding({ standing }: { standing: StandingView }) {
  const { hasNone, isSample, holding, following, waiting } = standing;
  const isUrgent = hasNone || isSample;
  return (
    <section
      aria-label={staffRatesContent.title}
      className={`grid gap-1 rounded-xl border px-4 py-3 ${isUrgent ? 'border-2 border-saffron bg-sand' : 'border-line bg-card'}`}
    >
      {hasNone && (
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {content.none} {isSample && <SampleBadge hint={staffRatesContent.sampleHint} />}
        </p>
      )}
      {hasNone && <p>{content.noneText}</p>}
      {isSample && !holding && <p>{content.sampleText}</p>}
      {holding && (
        <p className="flex flex-wrap items-center gap-2">
          {content.holding(holding.version, holding.from)}
          {isSample && <SampleBadge hint={staffRatesContent.sampleHint} />}
        </p>
      )}
      {isSample && holding && <p>{content.sampleHolds}</p>}
      {following.map(({ version, from }) => (
        <p key={version}>{content.following(version, from)}</p>
      ))}
      {waiting !== undefined && (
        <p>
          {content.waiting(waiting)}{' '}
          <TextLink to={`${paths.adminRates}#${historyId}`}>{content.review}</TextLink>
        </p>
      )}
    </section>
  );
}
