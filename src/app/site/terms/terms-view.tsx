import type { PageContent } from '#app/content/page-content.ts';
import type { PageContext } from '#app/page-context.ts';
import { PageBody } from '#app/site/page-body.tsx';
import { useSiteSettings } from '#app/site/use-site-settings.ts';
import { readTravelTerms } from '#domain/bookings/policy/policy-service.ts';
import { paths } from '#paths.ts';
import { withTerms } from './terms-sections.ts';

/** The policy is the one that bookings are charged by, so that page and booking never differ. */
export async function readTerms({ db, tags }: PageContext, content: PageContent) {
  tags.add('fares');
  return { content, terms: await readTravelTerms(db, new Date()) };
}

type Shown = Awaited<ReturnType<typeof readTerms>>;

export function TermsView({ content, terms }: Shown) {
  const settings = useSiteSettings();
  const sections = withTerms(content.sections, terms, settings);
  return <PageBody path={paths.bookingTerms} content={{ ...content, sections }} />;
}
