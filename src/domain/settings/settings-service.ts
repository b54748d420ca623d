import type { Db, Queryable } from '#platform/db.ts';
import { announceChange } from '#platform/page-tags.ts';
import type { SiteSettings } from './settings.ts';
import { selectSettings, updateSettings } from './settings-store.ts';

export function readSettings(db: Queryable): Promise<SiteSettings> {
  return selectSettings(db);
}

export async function changeSettings(db: Db, change: Partial<SiteSettings>): Promise<void> {
  await db.transaction(async (tx) => {
    await updateSettings(tx, change);
    await announceChange(tx, 'settings');
  });
}
