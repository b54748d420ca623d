import type { PosterEntry } from '@purvai/posters';
import { useRouteLoaderData } from 'react-router';
import type { Link } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { shareCard } from './share-card.ts';
import { type DescribePage, structuredData } from './structured-data.ts';
import { useSiteSettings } from './use-site-settings.ts';

type Props = {
  title: string;
  description: string;
  path: string;
  /** The page whose share card it uses, where it has none of its own. */
  cardOf?: string;
  poster: PosterEntry;
  /** The pages above this one, the home page first. */
  trail?: readonly Link[];
  /** Its own name at the end of the trail. */
  here?: string;
  /** What the page tells machines beyond its place in the site. */
  describe?: DescribePage;
  kind?: 'website' | 'article';
};

/** Inside a script element only `<` could end it early. */
const asScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The head of a public page, by one hand. React moves what is rendered here to where it belongs. */
export function PageHead({
  title,
  description,
  path,
  cardOf = path,
  poster,
  trail = trails.home,
  here,
  describe = () => [],
  kind = 'website',
}: Props) {
  const settings = useSiteSettings();
  const baseUrl = useRouteLoaderData<typeof rootLoader>('root')?.baseUrl ?? '';
  const canonical = baseUrl + path;
  const card = baseUrl + shareCard(cardOf);
  const crumbs = here ? [...trail, { name: here, path }] : trail;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content={kind} />
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
        dangerouslySetInnerHTML={{
          __html: asScript(structuredData({ baseUrl, settings, crumbs }, describe)),
        }}
      />
    </>
  );
}
