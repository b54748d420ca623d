import type { PageContext } from '#app/page-context.ts';
import { readSettings } from '#domain/settings/settings-service.ts';

type Parts = Pick<PageContext, 'db' | 'tags'>;
type Settings = ReturnType<typeof readSettings>;

/** By the tags, which every page has of its own. */
const ofPages = new WeakMap<Parts['tags'], Settings>();

/** The settings, read once for a page: its layout, its figures and its prices need them. */
export function settingsOfPage({ db, tags }: Parts): Settings {
  tags.add('settings');
  const settings = ofPages.get(tags) ?? readSettings(db);
  ofPages.set(tags, settings);
  return settings;
}
