import { data, type RouterContextProvider } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { findStaff } from '#app/staff/require-staff.ts';
import { refusalOf } from '#app/staff/shell/refusal.ts';
import { settingsInput } from '#domain/settings/settings-input.ts';
import { changeSettingsByStaff } from '#domain/settings/settings-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { failureText, staffMessages } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import { failureStatus } from '#platform/failure.ts';
import { type Fields, readFields } from '#platform/http/body.ts';
import { openedWith } from './opened-with.ts';

/**
 * The result and the field it is about. It includes the typed values, for a page that is rendered again without script.
 */
export type SettingsAnswer = {
  isSaved: boolean;
  text: string;
  field?: string;
  typed?: Fields;
  sessionOver?: boolean;
};

const formKiB = 16;

/** Only changed fields are saved, so that another user's change to another field is not reverted. */
const ownChanges = <Settings extends object>(settings: Settings, typed: Fields): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(settings).filter(([field]) => typed[field] !== typed[openedWith(field)]),
  ) as Partial<Settings>;

/** Validates in the order of the form and reports the first fault. */
async function save(db: Db, actor: StaffActor, typed: Fields): Promise<SettingsAnswer> {
  const parsed = settingsInput.safeParse(typed);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return {
      isSaved: false,
      text: issue?.message ?? failureText.invalid,
      field: String(issue?.path[0] ?? ''),
      typed,
    };
  }
  const changed = await changeSettingsByStaff(db, actor, ownChanges(parsed.data, typed));
  const { saved, unchanged } = staffMessages.settings;
  return { isSaved: true, text: changed.length === 0 ? unchanged : saved };
}

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** An ended session is reported instead of redirecting to the login page, which would lose typed text. */
export async function handleSettings(args: RouteArgs) {
  const actor = await findStaff(args);
  if (!actor || actor.mustChangePassword) {
    const over: SettingsAnswer = { isSaved: false, text: '', sessionOver: true };
    return data(over, { status: failureStatus.unauthenticated });
  }
  const fields = await readFields(args.request, formKiB);
  try {
    const answer = await save(args.context.get(pageContext).db, actor, fields);
    return data(answer, { status: answer.isSaved ? 200 : failureStatus.invalid });
  } catch (error) {
    const { data: refused, init } = refusalOf(error);
    const answer: SettingsAnswer = { isSaved: false, text: refused.text, typed: fields };
    return data(answer, init ?? undefined);
  }
}
