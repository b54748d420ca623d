import { data } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { settingsInput } from '#domain/settings/settings-input.ts';
import { changeSettingsByStaff } from '#domain/settings/settings-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import { type Fields, maxContentKiB, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import { openedWith } from './opened-with.ts';

/** Includes the typed values, for a page that is rendered again without script. */
export type SettingsResult = ActionResult & { typed?: Fields };

/** Only changed fields are saved, so that another user's change to another field is not reverted. */
const ownChanges = <Settings extends object>(settings: Settings, typed: Fields): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(settings).filter(([field]) => typed[field] !== typed[openedWith(field)]),
  ) as Partial<Settings>;

async function save(db: Db, actor: StaffActor, typed: Fields): Promise<ActionResult> {
  const settings = parseInput(settingsInput, typed);
  const changed = await changeSettingsByStaff(db, actor, ownChanges(settings, typed));
  const { saved, unchanged } = staffMessages.settings;
  return done(changed.length === 0 ? unchanged : saved);
}

/** The action of the settings' page. */
export async function handleSettings(args: RouteArgs) {
  let typed: Fields | undefined;
  const { data: result, init } = await staffAction(args, async (actor) => {
    typed = await readFields(args.request, maxContentKiB);
    return save(args.context.get(pageContext).db, actor, typed);
  });
  const shown: SettingsResult = result.done || !typed ? result : { ...result, typed };
  return data(shown, init ?? undefined);
}
