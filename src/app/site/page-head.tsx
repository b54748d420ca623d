import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import type { Picture } from '#app/ui/poster.tsx';
import { paths } from '#paths.ts';
import { shareCard } from './share-card.ts';
import type { StructuredData } from './structured-data.ts';
import { useSiteSettings } from './use-site-settings.ts';

export type Crumb = { name: string; path: string };

type Props = {
  title: string;
  description: string;
  path: string;
  /** The page whose share card it uses, where it has none of its own. */
  cardOf?: string;
  poster: Picture;
  /** The pages above this one, the home page first. */
  trail?: readonly Crumb[];
  /** Its own name at the end of the trail. */
  here?: string;
  /** What the page tells machines beyond its place in the site. */
  data?: readonly StructuredData[];
};

/** For machines that read: who we are, and where in the site this page stands. */
function structuredData(
  baseUrl: string,
  settings: ReturnType<typeof useSiteSettings>,
  crumbs: readonly Crumb[],
  data: readonly StructuredData[],
) {
  const agency = {
    '@type': 'TravelAgency',
    '@id': `${baseUrl}/#agency`,
    name: settings.agencyName,
    slogan: settings.line,
    url: baseUrl,
    telephone: settings.phoneE164,
    email: settings.email,
    address: settings.headOffice,
    logo: `${baseUrl}/icons/icon-512.png`,
    sameAs: [settings.socialUrl, settings.videoUrl],
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '00:00',
      closes: '23:59',
    },
  };
  const site = {
    '@type': 'WebSite',
    url: baseUrl,
    name: settings.agencyName,
    publisher: { '@id': agency['@id'] },
  };
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: baseUrl + path,
    })),
  };
  return { '@context': 'https://schema.org', '@graph': [agency, site, trail, ...data] };
}

/** Inside a script element only `<` could end it early. */
const asScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The head of a public page, by one hand. React moves what is rendered here to where it belongs. */
export function PageHead({
  title,
  description,
  path,
  cardOf = path,
  poster,
  trail = [],
  here,
  data = [],
}: Props) {
  const settings = useSiteSettings();
  const baseUrl = useRouteLoaderData<typeof rootLoader>('root')?.baseUrl ?? '';
  const canonical = baseUrl + path;
  const card = baseUrl + shareCard(cardOf);
  const home = { name: 'Home', path: paths.home };
  const crumbs = here ? [...(trail.length > 0 ? trail : [home]), { name: here, path }] : [home];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={settings.agencyName} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={poster.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped above, that the browser never runs
        dangerouslySetInnerHTML={{ __html: asScript(structuredData(baseUrl, settings, crumbs, data)) }}
      />
    </>
  );
}
