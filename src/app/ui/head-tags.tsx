import { createContext, useContext } from 'react';

/** Put before the title of every page within; a preview says so in its tab. */
export const TitlePrefix = createContext('');

type Props = {
  title: string;
  description: string;
  path: string;
  /** The address of the share card, 1200 by 630. */
  card: string;
  pictureAlt: string;
  siteName: string;
  baseUrl: string;
  kind: 'website' | 'article';
};

/** Meta tags for search engines and link previews. React moves them to the document's head. */
export function HeadTags({ title, description, path, card, pictureAlt, siteName, baseUrl, kind }: Props) {
  const prefix = useContext(TitlePrefix);
  const canonical = baseUrl + path;
  const cardAddress = baseUrl + card;
  return (
    <>
      <title>{prefix + title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={cardAddress} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={pictureAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={cardAddress} />
    </>
  );
}
