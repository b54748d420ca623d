import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import type { SiteSettings } from './settings.ts';
import { lockSettings, selectLetterheadVersion, selectSettings, updateSettings } from './settings-store.ts';

export function readSettings(db: Queryable): Promise<SiteSettings> {
  return selectSettings(db);
}

/** All settings, for the form that changes them. */
export async function readSettingsForStaff(db: Queryable, actor: StaffActor): Promise<SiteSettings> {
  assertArea(actor, 'users');
  return selectSettings(db);
}

/** Grows with each change of a letterhead field. */
export function readLetterheadVersion(db: Queryable): Promise<number> {
  return selectLetterheadVersion(db);
}

export async function changeSettings(db: Db, change: Partial<SiteSettings>): Promise<void> {
  await db.transaction(async (tx) => {
    await updateSettings(tx, change);
    await announceChange(tx, 'settings');
  });
}

/** Stores changed fields only and logs their former values; returns `undefined` when nothing changed. */
export async function changeSettingsByStaff(
  db: Db,
  actor: StaffActor,
  change: Partial<SiteSettings>,
): Promise<(keyof SiteSettings)[]> {
  assertArea(actor, 'users');
  return db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    await updateSettings(tx, change);
    const after = await selectSettings(tx);
    // Compared as the database returns them, because it formats 88 as 88.0000.
    const fields = (Object.keys(after) as (keyof SiteSettings)[]).filter(
      (field) => after[field] !== before[field],
    );
    if (fields.length === 0) return fields;
    const detail = Object.fromEntries(
      fields.map((field) => [field, `${before[field] ?? ''} → ${after[field] ?? ''}`]),
    );
    await noteActivity(
      tx,
      lineBy(actor, 'settings-changed', { kind: 'settings', id: '1', name: '' }, detail),
    );
    await announceChange(tx, 'settings');
    return fields;
  });
}
