import { pageContext } from '#app/page-context.ts';
import { type ActionResult, done, refused } from '#app/staff/forms/action-result.ts';
import { handlerOf, handlersByIntent, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { type QrPath, qrPath } from '#app/ui/qr-path.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { confirmSecondFactor, offerSecondFactor, removeSecondFactor } from '#domain/staff/account-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import { type Fields, maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { deviceCookie, staffCookies } from '#platform/http/cookies.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';

type Parts = { db: Db; encryption: Encryption };
type Device = { held: string | undefined; remember: (token: string) => void };
type Handler = (
  parts: Parts,
  actor: StaffActor,
  fields: Fields,
  device: Device,
) => Promise<ActionResult<unknown>>;

export type Offered = { secret: string; qr: QrPath };
export type Confirmed = { codes: string[] };

const handlers = handlersByIntent<Handler>({
  offer: async (parts, actor) => {
    const { agencyName } = await readSettings(parts.db);
    const { secret, uri } = await offerSecondFactor(parts, actor, agencyName);
    return done<Offered>('', { secret, qr: qrPath(uri) });
  },
  confirm: async (parts, actor, { code = '' }, device) => {
    const { codes, deviceToken } = await confirmSecondFactor(parts, actor, code, device.held);
    device.remember(deviceToken);
    return done<Confirmed>('', { codes });
  },
  remove: async ({ db }, actor, { password = '' }) => {
    if (!password) return refused('invalid', staffMessages.password.currentMissing);
    const isRemoved = await removeSecondFactor(db, actor, password);
    return isRemoved ? done('') : refused('invalid', staffMessages.password.wrongCurrent);
  },
});

/** The action of the account page, with its three forms. */
export const handleSecondFactor = (args: RouteArgs) =>
  staffAction(args, async (actor, headers) => {
    const fields = await readFields(args.request, maxShortFormKiB);
    const { db, encryption, baseUrl } = args.context.get(pageContext);
    const cookies = staffCookies(baseUrl);
    return handlerOf(handlers, fields.intent)({ db, encryption }, actor, fields, {
      held: cookies.read(args.request, deviceCookie),
      remember: (token) => headers.append('set-cookie', cookies.setDevice(token)),
    });
  });
