import { useRouteLoaderData } from 'react-router';
import type { Link, PagePicture } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import type { RootData } from '#app/page-context.ts';
import { useShownImages } from '#app/site/images/image-sources.ts';
import { HeadTags } from '#app/ui/head-tags.tsx';
import { posterCardPath, shareCardPath } from '#paths.ts';
import { posterOf } from './poster-of.ts';
import { type DescribePage, structuredData } from './structured-data.ts';
import { useSiteSettings } from './use-site-settings.ts';

type Props = {
  title: string;
  description: string;
  path: string;
  /** The page whose share card is used, by default the page itself, unless it has a picture of its own. */
  cardOf?: string;
  poster: PagePicture;
  /** The address of the picture that staff chose for an article, a package or a place. */
  picture?: string;
  /** The breadcrumb's parent pages, the home page first. */
  trail?: readonly Link[];
  /** The page's own name at the end of the breadcrumb. */
  here?: string;
  /** Additional structured data. */
  describe?: DescribePage;
  kind?: 'website' | 'article';
};

/** Escapes `<`, so that the JSON cannot end the script element. */
const asScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The head of a public page: meta tags and structured data. React moves them to the document's head. */
export function PageHead({
  title,
  description,
  path,
  cardOf = path,
  poster,
  picture = poster.imageAddress,
  trail = trails.home,
  here,
  describe = () => [],
  kind = 'website',
}: Props) {
  const settings = useSiteSettings();
  const baseUrl = useRouteLoaderData<RootData>('root')?.baseUrl ?? '';
  const image = useShownImages().get(picture ?? '');
  const chosen = posterOf(picture ?? '');
  const crumbs = here ? [...trail, { name: here, path }] : trail;
  return (
    <>
      <HeadTags
        {...{ title, description, path, kind, baseUrl }}
        card={image?.share ?? (chosen ? posterCardPath(chosen.name) : shareCardPath(cardOf))}
        pictureAlt={image?.alt || (chosen ?? poster).alt}
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
