import type { MetaDescriptor } from 'react-router';

type PageMeta = { title: string; description: string; canonical: string };

/** The head of a page, by one hand. */
export function pageMeta({ title, description, canonical }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:type', content: 'website' },
  ];
}
