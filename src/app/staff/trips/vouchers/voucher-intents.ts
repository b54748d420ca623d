import * as z from 'zod/mini';
import { done } from '#app/staff/forms/action-result.ts';
import type { SavedField } from '#app/staff/forms/use-field-editing.ts';
import { intent, type StaffIntent } from '#app/staff/shell/intents.ts';
import {
  mailAllVouchers,
  mailVoucher,
  type SentVouchers,
} from '#domain/bookings/vouchers/voucher-mail-service.ts';
import { makeVouchers, markVoucherSent } from '#domain/bookings/vouchers/voucher-service.ts';
import { textFields } from '#platform/http/input.ts';
import { vouchersTexts as texts } from './texts.ts';

function sentText({ mailed, withoutAddress, outOfDate }: SentVouchers): string {
  const parts = [
    mailed.length > 0 && texts.mailedAll(mailed),
    withoutAddress.length > 0 && texts.withoutAddress(withoutAddress),
    outOfDate.length > 0 && texts.toMake(outOfDate),
  ];
  return parts.filter(Boolean).join(' ') || texts.nothingToSend;
}

/** What staff do with the vouchers of a trip. */
export const voucherIntents: Readonly<Record<string, StaffIntent<SavedField>>> = {
  'vouchers-make': intent(textFields('bookingId'), async ({ db, actor }, { bookingId }) => {
    const made = await makeVouchers(db, actor, bookingId);
    return done(made.length > 0 ? texts.made(made) : texts.nothingNew, {});
  }),
  'vouchers-send': intent(textFields('bookingId', 'key'), async ({ db, queue, actor }, { bookingId, key }) =>
    done(sentText(await mailAllVouchers({ db, queue }, actor, bookingId, key)), {}),
  ),
  'voucher-mail': intent(textFields('voucherId', 'to', 'key'), async ({ db, queue, actor }, asked) => {
    await mailVoucher({ db, queue }, actor, asked);
    return done(texts.mailed(asked.to), {});
  }),
  'voucher-sent': intent(
    z.object({ voucherId: z.string(), way: z.enum(['whatsapp', 'hand']) }),
    async ({ db, actor }, { voucherId, way }) => {
      const { name } = await markVoucherSent(db, actor, voucherId, way);
      return done(texts.marked[way](name), {});
    },
  ),
};
