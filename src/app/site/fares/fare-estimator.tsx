import { useLocation } from 'react-router';
import { farePagesContent as content } from '#app/content/site/fare-pages.ts';
import FareEstimatorIsland from '#app/islands/fare-estimator.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { useSiteSettings } from '#app/site/use-site-settings.ts';
import { pageCode } from '#domain/enquiries/clicks/click-code-input.ts';
import { estimatorId } from '#paths.ts';
import type { EstimatorData } from './read-estimator.ts';

/** The fare estimator in its card; `estimatorId` is its anchor. */
export function FareEstimator({
  data,
  heading = content.heading,
}: {
  data: EstimatorData;
  heading?: string;
}) {
  const { phoneE164 } = useSiteSettings();
  const { pathname } = useLocation();
  const chat = { phoneE164, code: pageCode(pathname) };
  return (
    <section
      id={estimatorId}
      aria-labelledby={`${estimatorId}-heading`}
      className="grid gap-3 rounded-2xl border border-line bg-card p-[16px] sm:p-6 print:hidden"
    >
      <h2 id={`${estimatorId}-heading`} className="text-xl max-sm:sr-only sm:text-2xl">
        {heading}
      </h2>
      <Island name="fare-estimator" component={FareEstimatorIsland} props={{ ...data, chat }} />
    </section>
  );
}
