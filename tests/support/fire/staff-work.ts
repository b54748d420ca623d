import { createHash } from 'node:crypto';
import type pg from 'pg';
import { driverEntryPath, paths } from '#paths.ts';
import { addDriverDuty } from '../driver-duty.ts';
import { uploader } from '../image-upload.ts';
import { someBookingForm } from '../some-booking.ts';
import { somePhoto } from '../some-images.ts';
import { type Senders, startSenders } from './senders.ts';

export const workKinds = ['bookings', 'payments', 'uploads', 'driverEntries'] as const;
export type WorkKind = (typeof workKinds)[number];

export type StaffWork = Record<WorkKind, Senders>;

type Site = { url: string; cookie: string; client: pg.Client };

/** The data of an action; nothing when it has to be sent again. */
async function post(address: string, cookie: string, fields: Record<string, string>) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(fields),
  });
  const text = await response.text();
  if (response.status >= 500) return undefined;
  if (!response.ok) throw new Error(`${address} got ${response.status}: ${text.slice(0, 500)}`);
  return text;
}

/** New bookings of a clerk; acknowledged with the id. */
const makeBookings = (
  { url, cookie }: Site,
  total: number,
  customer = 'Asha Devi',
  code = '98640',
): Senders =>
  startSenders({
    what: 'booking',
    total,
    atOnce: 4,
    async sendOnce(number, key) {
      const form = someBookingForm({
        key,
        name: `${customer} ${number}`,
        contactNo: `${code} ${String(number).padStart(5, '0')}`,
      });
      const text = await post(`${url}${paths.adminNewBooking}.data`, cookie, form);
      if (text === undefined) return undefined;
      const [, id] = /"id","(\d+)"/.exec(text) ?? [];
      if (id === undefined) throw new Error(`a booking was answered without its id: ${text.slice(0, 500)}`);
      return id;
    },
  });

/** A payment for each booking that was made before; the reference names its key. */
const takePayments = ({ url, cookie }: Site, total: number, bookingIds: readonly string[]): Senders =>
  startSenders({
    what: 'payment',
    total,
    atOnce: 4,
    async sendOnce(number, key) {
      const id = bookingIds[number % bookingIds.length] ?? '';
      const money = { kind: 'advance', amount: '10', method: 'upi', reference: key };
      const fields = { intent: 'money', id, key, ...money };
      const text = await post(`${url}${paths.adminBooking}.data?id=${id}`, cookie, fields);
      return text === undefined ? undefined : id;
    },
  });

/** Photos of a staff member, all different; acknowledged with the hash of what was sent. */
const uploadPhotos = ({ url, cookie }: Site, total: number): Senders => {
  const { send } = uploader(() => url, cookie);
  return startSenders({
    what: 'photo',
    total,
    atOnce: 3,
    async sendOnce() {
      const photo = await somePhoto(64, 48);
      const { imageId, status, text } = await send(photo);
      if (status !== 200 || !imageId) throw new Error(`a good photo got ${status}: ${text}`);
      return createHash('sha256').update(photo).digest('hex');
    },
  });
};

/** What a driver may enter for one duty at most is above this. */
const entriesOfDuty = 20;

/** Expenses of drivers by their links. */
const enterExpenses = ({ url }: Site, total: number, tokens: readonly string[]): Senders =>
  startSenders({
    what: 'expense',
    total,
    atOnce: 4,
    async sendOnce(number, key) {
      const token = tokens[Math.floor(number / entriesOfDuty)] ?? '';
      const expense = { kind: 'expense', expense: 'toll', amount: '20', reason: key };
      const fields = { key, sequence: String(number), ...expense };
      const text = await post(url + driverEntryPath(token), '', fields);
      if (text === undefined) return undefined;
      if (JSON.parse(text).kind !== 'stored') throw new Error(`a good entry was answered with ${text}`);
      return token;
    },
  });

/** Bookings whose payments are taken, so that a payment waits for nothing else. */
async function bookingsToPay(site: Site, count: number): Promise<string[]> {
  const made = makeBookings(site, count, 'Bina Roy', '97060');
  made.allow(count);
  await made.everyoneThanked;
  return [...made.acknowledged.values()];
}

/** So many of each kind are sent as soon as they are allowed. */
export async function startStaffWork(site: Site, each: number): Promise<StaffWork> {
  const query = async (text: string, values: unknown[]) => (await site.client.query(text, values)).rows;
  const paid = await bookingsToPay(site, 20);
  const tokens: string[] = [];
  while (tokens.length * entriesOfDuty < each) tokens.push((await addDriverDuty(query)).token);
  return {
    bookings: makeBookings(site, each),
    payments: takePayments(site, each, paid),
    uploads: uploadPhotos(site, each),
    driverEntries: enterExpenses(site, each, tokens),
  };
}
