import { useRouteLoaderData } from 'react-router';
import type { SiteSettings } from '#domain/settings/settings.ts';
import type { loader } from './site-layout.tsx';

/** What the layout has loaded for every public page. */
export function useSiteSettings(): SiteSettings {
  const site = useRouteLoaderData<typeof loader>('site/site-layout');
  if (!site) throw new Error('outside the public layout');
  return site.settings;
}
