import { useRouteLoaderData } from 'react-router';
import type { SiteSettings } from '#domain/settings/settings.ts';

/** What the layout of the public pages loads. */
export type SiteLayoutData = { settings: SiteSettings; year: number };

/** The settings that the layout has loaded. */
export function useSiteSettings(): SiteSettings {
  const site = useRouteLoaderData<SiteLayoutData>('site/site-layout');
  if (!site) throw new Error('outside the public layout');
  return site.settings;
}
