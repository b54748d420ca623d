import { countFilesByLink, receiveFile, type SentFile } from '#domain/attachments/file-service.ts';
import type { Booking } from '#domain/bookings/booking.ts';
import { lockBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure, failureOf } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { ReceivedPaper } from './needed-papers.ts';
import { paperKinds } from './paper.ts';
import { paperMessages as messages } from './paper-messages.ts';
import * as store from './paper-store.ts';

type Parts = { db: Db; storage: Storage; encryption: Encryption };

export const maxUploadsOfHour = 40;
export const maxUploadsOfBooking = 200;
const hourMs = 3600_000;

/** The customer learns nothing else about what is stored. */
export type PaperReply = 'received' | 'too-large' | 'wrong-kind';

const isOver = ({ cancelledAt, lastDay }: Booking, now: Date): boolean =>
  cancelledAt !== null || (lastDay !== null && lastDay < dayInIndia(now));

/** Locks the booking while it still takes papers of this traveller. */
async function lockForUpload(tx: Tx, bookingId: string, travellerId: string, now: Date): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking || isOver(booking, now)) throw new Failure('not_found', messages.over);
  if ((await store.selectBookingOf(tx, travellerId)) !== bookingId)
    throw new Failure('not_found', messages.travellerGone);
}

async function assertRoom(tx: Tx, bookingId: string, now: Date): Promise<void> {
  const travellerIds = await store.selectTravellerIds(tx, bookingId);
  const sent = await countFilesByLink(tx, travellerIds, new Date(now.getTime() - hourMs));
  if (sent.recent >= maxUploadsOfHour) throw new Failure('too_many', messages.tooManyOfHour);
  if (sent.total >= maxUploadsOfBooking) throw new Failure('too_many', messages.tooManyOfBooking);
}

/**
 * Receives a paper from the customer, whose link the caller has checked: it found the booking. Sending it again with its key
 * changes nothing.
 */
export async function receivePaper(
  parts: Parts,
  bookingId: string,
  { travellerId, kind: typed }: { travellerId: string; kind: string },
  file: SentFile,
  now = new Date(),
): Promise<PaperReply> {
  const kind = paperKinds.find((one) => one === typed);
  if (!kind) throw new Failure('invalid', messages.kindWrong);
  if (!rowId.test(travellerId)) throw new Failure('not_found', messages.travellerGone);
  // A key is the customer's own text, and must not meet one of another booking.
  const key = `${bookingId}-${file.key}`;
  try {
    await receiveFile(
      parts,
      {
        owner: { kind: 'traveller', id: travellerId },
        by: null,
        lock: (tx) => lockForUpload(tx, bookingId, travellerId, now),
        admit: (tx) => assertRoom(tx, bookingId, now),
        note: async (tx, attachmentId) => {
          const paper = { bookingId, travellerId, kind, attachmentId, madeBy: '' };
          await store.insertPaper(tx, { ...paper, idempotencyKey: key });
          await addBookingEvent(tx, undefined, { bookingId, kind: 'paper-received', detail: { kind } });
        },
      },
      { ...file, key },
      now,
    );
    return 'received';
  } catch (error) {
    const { code } = failureOf(error);
    if (code === 'too_large') return 'too-large';
    if (code === 'invalid') return 'wrong-kind';
    throw error;
  }
}

/** Which papers have arrived, for the customer's page: neither numbers nor files. */
export async function listReceivedPapers(db: Queryable, bookingId: string): Promise<ReceivedPaper[]> {
  const papers = await store.selectPapers(db, bookingId);
  return papers.map(({ travellerId, kind, expiresOn }) => ({ travellerId, kind, expiresOn }));
}
