import type { PosterEntry } from '@purvai/posters';
import { useRouteLoaderData } from 'react-router';
import type { Link } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { HeadTags } from '#app/ui/head-tags.tsx';
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
  const crumbs = here ? [...trail, { name: here, path }] : trail;
  return (
    <>
      <HeadTags
        {...{ title, description, path, cardOf, kind, baseUrl }}
        pictureAlt={poster.alt}
        siteName={settings.agencyName}
      />
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
