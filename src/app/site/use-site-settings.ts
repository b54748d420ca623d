import { useRouteLoaderData } from 'react-router';
import type { SiteSettings } from '#domain/settings/settings.ts';
import type { loader } from './site-layout.tsx';

/** The settings that the layout has loaded. */
export function useSiteSettings(): SiteSettings {
  const site = useRouteLoaderData<typeof loader>('site/site-layout');
  if (!site) throw new Error('outside the public layout');
  return site.settings;
}
