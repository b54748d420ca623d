import { bookingTermsContent } from '#app/content/site/booking-terms.ts';
import { pageContext } from '#app/page-context.ts';
import { PageBody } from '#app/site/page-body.tsx';
import { useSiteSettings } from '#app/site/use-site-settings.ts';
import { readTravelTerms } from '#domain/bookings/policy/policy-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/terms-page.ts';
import { termsSections } from './terms-sections.ts';

/** The policy is the one that bookings are charged by, so that page and booking never differ. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, tags } = context.get(pageContext);
  tags.add('fares');
  return { terms: await readTravelTerms(db, new Date()) };
}

export default function TermsPage({ loaderData: { terms } }: Route.ComponentProps) {
  const settings = useSiteSettings();
  const content = { ...bookingTermsContent.opening, sections: termsSections(terms, settings) };
  return <PageBody path={paths.bookingTerms} content={content} />;
}
