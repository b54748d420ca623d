import type { Booking } from '#domain/bookings/booking.ts';
import { selectKnownAddresses } from '#domain/bookings/mails/booking-mail-store.ts';
import { selectPackage } from '#domain/bookings/packages/package-store.ts';
import { readTrip } from '#domain/bookings/trips/trip-view-service.ts';
import { addressIn } from '#domain/shared/mail-address.ts';
import { readSupplierContacts } from '#domain/suppliers/supplier-contact-service.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Voucher, VoucherContent } from './voucher.ts';
import { fingerprintOf, isLive, type VoucherSource, voucherContent } from './voucher-content.ts';
import { type LastMail, selectContactOf, selectLastMails, selectVouchers } from './voucher-store.ts';
import { voucherName } from './voucher-text.ts';

/** What vouchers are made of; `undefined` while the days are not agreed, of a cancelled trip and of erased customers. */
export async function readSource(db: Queryable, booking: Booking): Promise<VoucherSource | undefined> {
  const { id, firstDay, lastDay } = booking;
  if (!firstDay || !lastDay || booking.cancelledAt) return undefined;
  const customer = await selectContactOf(db, id);
  if (!customer) return undefined;
  const trip = await readTrip(db, booking);
  const sold = await selectPackage(db, id);
  const ids = new Set(trip.services.flatMap(({ supplier }) => supplier?.id ?? []));
  const suppliers = await readSupplierContacts(db, [...ids]);
  return { booking: { id, firstDay, lastDay }, title: sold?.title ?? '', trip, customer, suppliers };
}

/** The travellers' own first, then the suppliers in the order of the trip. */
export function contentsOf(source: VoucherSource): Map<string | null, VoucherContent> {
  const contents = new Map<string | null, VoucherContent>();
  const live = source.trip.services.filter(isLive);
  for (const id of new Set([null, ...live.flatMap(({ supplier }) => supplier?.id ?? [])])) {
    const content = voucherContent(source, id);
    if (content) contents.set(id, content);
  }
  return contents;
}

/** The newest voucher of each reader. */
export function newestOf(all: readonly Voucher[]): Map<string | null, Voucher> {
  const newest = new Map<string | null, Voucher>();
  for (const voucher of all) if (!newest.has(voucher.supplierId)) newest.set(voucher.supplierId, voucher);
  return newest;
}

/** `withdrawn`: the supplier has nothing in the trip any more, or the trip is cancelled. */
export type VoucherState = 'not-made' | 'made' | 'sent' | 'out-of-date' | 'withdrawn';

export type VoucherRow = {
  supplierId: string | null;
  name: string;
  state: VoucherState;
  newest: Voucher | undefined;
  /** Older ones, the newest first. */
  earlier: Voucher[];
  /** The last mail with the newest version. */
  mail: { to: string; state: 'waiting' | 'sent' | 'refused'; at: Date } | undefined;
  /** Empty where no address is known. */
  address: string;
  /** Empty where no number is known. */
  phoneE164: string;
  /** Services that the supplier has not promised yet. */
  unconfirmed: string[];
};

function mailOf(mails: readonly LastMail[], voucher: Voucher | undefined): VoucherRow['mail'] {
  const last = mails.find(({ voucherId }) => voucherId === voucher?.id);
  if (!last) return undefined;
  const { recipient: to, sentAt, refusedAt, madeAt } = last;
  const state = sentAt ? 'sent' : refusedAt ? 'refused' : 'waiting';
  return { to, state, at: sentAt ?? refusedAt ?? madeAt };
}

function stateOf(newest: Voucher | undefined, content: VoucherContent | undefined): VoucherState {
  if (!content) return 'withdrawn';
  if (!newest) return 'not-made';
  if (newest.fingerprint !== fingerprintOf(content)) return 'out-of-date';
  return newest.sentAt ? 'sent' : 'made';
}

/** The vouchers of a trip as they are now, each with whether it still says what is true. */
export async function readVoucherRows(db: Queryable, booking: Booking): Promise<VoucherRow[]> {
  // One after the other, because a transaction has one connection.
  const source = await readSource(db, booking);
  const all = await selectVouchers(db, booking.id);
  const mails = await selectLastMails(db, booking.id);
  const customer = await selectContactOf(db, booking.id);
  const addresses = await selectKnownAddresses(db, booking.id);
  const contents = source ? contentsOf(source) : new Map<string | null, VoucherContent>();
  const newest = newestOf(all);
  const readers = [...new Set([...contents.keys(), ...newest.keys()])];
  const contacts = await readSupplierContacts(
    db,
    readers.flatMap((id) => id ?? []),
  );
  return readers.map((supplierId): VoucherRow => {
    const [content, voucher] = [contents.get(supplierId), newest.get(supplierId)];
    const contact = supplierId === null ? undefined : contacts.get(supplierId);
    const shown = content ?? voucher?.content;
    const known = supplierId === null ? addresses : [contact?.email ?? ''];
    return {
      supplierId,
      name: shown ? voucherName(shown) : '',
      state: stateOf(voucher, content),
      newest: voucher,
      earlier: all.filter((one) => one.supplierId === supplierId && one !== voucher),
      mail: mailOf(mails, voucher),
      address: known.map(addressIn).find((address) => address !== undefined) ?? '',
      phoneE164: supplierId === null ? (customer?.phoneE164 ?? '') : (contact?.phoneE164 ?? ''),
      unconfirmed: (content?.services ?? []).flatMap(({ isConfirmed, title }) =>
        isConfirmed ? [] : [title],
      ),
    };
  });
}
