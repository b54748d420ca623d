import { english } from '#app/content/duty/driver.ts';
import { filledText } from '#app/content/duty/languages.ts';
import { viewDriverDuty } from '#domain/bookings/slip/driver-service.ts';
import { isEarlyStart } from '#domain/bookings/slip/progress.ts';
import { shownTime } from '#domain/shared/india-time.ts';
import type { Db } from '#platform/database/db.ts';
import type { Fields } from '#platform/http/body.ts';

/** For a form without script: what is asked once before a duty of another day is started; otherwise empty. */
export async function earlyText(db: Db, token: string, { kind, early }: Fields): Promise<string> {
  if (kind !== 'start' || early) return '';
  const found = await viewDriverDuty(db, token);
  if (!found || !isEarlyStart(found.duty.pickupAt.getTime(), Date.now())) return '';
  return filledText(english.early, { when: shownTime(found.duty.pickupAt) });
}
