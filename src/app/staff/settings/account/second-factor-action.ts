import { done, refused } from '#app/staff/forms/action-result.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { type QrPath, qrPath } from '#app/ui/qr-path.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { confirmSecondFactor, offerSecondFactor, removeSecondFactor } from '#domain/staff/account-service.ts';
import { staffMessages } from '#messages.ts';
import { maxShortFormKiB } from '#platform/http/body.ts';
import { deviceCookie, staffCookies } from '#platform/http/cookies.ts';
import { textFields } from '#platform/http/input.ts';

export type Offered = { secret: string; qr: QrPath };
export type Confirmed = { codes: string[] };

/** The action of the account page, with its three forms. */
export const handleSecondFactor = staffIntents<Offered | Confirmed | undefined>(maxShortFormKiB, {
  offer: intent(textFields(), async ({ db, encryption, actor }) => {
    const { agencyName } = await readSettings(db);
    const { secret, uri } = await offerSecondFactor({ db, encryption }, actor, agencyName);
    return done('', { secret, qr: qrPath(uri) });
  }),
  confirm: intent(
    textFields('code'),
    async ({ db, encryption, actor, baseUrl, request, headers }, { code }) => {
      const cookies = staffCookies(baseUrl);
      const held = cookies.read(request, deviceCookie);
      const { codes, deviceToken } = await confirmSecondFactor({ db, encryption }, actor, code, held);
      headers.append('set-cookie', cookies.setDevice(deviceToken));
      return done('', { codes });
    },
  ),
  remove: intent(textFields('password'), async ({ db, actor }, { password }) => {
    if (!password) return refused('invalid', staffMessages.password.currentMissing);
    const isRemoved = await removeSecondFactor(db, actor, password);
    return isRemoved ? done('') : refused('invalid', staffMessages.password.wrongCurrent);
  }),
});
