import { beforeAll, describe, expect, it } from 'vitest';
import { renewCustomerLink, viewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { eraseReview } from '#domain/privacy/review-privacy-service.ts';
import { parseInput } from '#platform/http/input.ts';
import { sampleFares } from '../../../scripts/database/sample-fares.ts';
import { announcedPageTags } from '../../../tests/support/announced-page-tags.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { makeSomeBooking } from '../../../tests/support/some-booking.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { enteredReviewInput, reviewInput } from './review-input.ts';
import { listPublicReviews, viewOwnReview, writeOwnReview } from './review-service.ts';
import {
  addReview,
  askForReview,
  decideReview,
  listReviews,
  viewReviewOfBooking,
} from './review-staff-service.ts';

const test = testDatabase();
const actor = someActor(test);
const announced = announcedPageTags(test);
const queried = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

async function aTrip(status = 'done') {
  const id = await makeSomeBooking(test, actor);
  await queried('update duties set status = $2 where booking_id = $1', [id, status]);
  return { id, token: (await viewCustomerLink(test, actor, id))?.token ?? '' };
}

async function anAskedTrip() {
  const trip = await aTrip();
  await askForReview(test.db, actor, trip.id);
  return trip;
}

const words = { name: 'Asha', body: 'On time, both ways.', rating: 5, trip: 'Guwahati to Shillong' };
const own = async (token: string) => {
  const review = await viewOwnReview(test.db, token);
  if (!review) throw new Error('no review');
  return review;
};
const publicTexts = async () => (await listPublicReviews(test.db)).map(({ body }) => body);
const seen = ({ id, revision }: { id: string; revision: number }) => ({ id, revision });
const actions = async (action: string) =>
  queried('select subject_name from activity where action = $1 order by id', [action]);

describe('asking for a review', () => {
  it.each(['confirmed', 'on-duty', 'cancelled', 'no-show'])(
    'is refused while the ride is %s',
    async (status) => {
      const { id, token } = await aTrip(status);
      await expect(askForReview(test.db, actor, id)).rejects.toMatchObject({ code: 'conflict' });
      expect((await viewReviewOfBooking(test.db, actor, id)).isFinished).toBe(false);
      expect(await viewOwnReview(test.db, token)).toBeUndefined();
      await expect(writeOwnReview(test.db, token, words)).rejects.toMatchObject({ code: 'not_found' });
    },
  );

  it('opens the form behind the link of the booking, once, and is logged', async () => {
    const { id, token } = await anAskedTrip();
    await askForReview(test.db, actor, id);
    expect(await own(token)).toMatchObject({
      state: 'asked',
      origin: 'link',
      trip: expect.stringContaining('Guwahati to Shillong'),
    });
    expect(await actions('review-asked')).toContainEqual({ subject_name: `B${id}` });
    expect(await queried('select id from reviews where booking_id = $1', [id])).toHaveLength(1);
  });

  it('follows the link: an old link opens no review', async () => {
    const { id, token } = await anAskedTrip();
    await renewCustomerLink(test, actor, id);
    expect(await viewOwnReview(test.db, token)).toBeUndefined();
    await expect(writeOwnReview(test.db, token, words)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a review', () => {
  it('is written and changed by the customer until it is approved, and public only then', async () => {
    const { token } = await anAskedTrip();
    const body = 'The car came at six, as promised.';
    await writeOwnReview(test.db, token, { ...words, body: 'First words' });
    await writeOwnReview(test.db, token, { ...words, body });
    expect(await own(token)).toMatchObject({ state: 'received', body, rating: 5, name: 'Asha' });
    expect(await publicTexts()).not.toContain(body);
    expect(await announced()).toEqual([]);

    await decideReview(test.db, actor, seen(await own(token)), 'approved');
    expect(await publicTexts()).toContain(body);
    expect(await announced()).toEqual(['reviews']);
    await expect(writeOwnReview(test.db, token, words)).rejects.toMatchObject({ code: 'conflict' });

    await decideReview(test.db, actor, seen(await own(token)), 'hidden');
    expect(await publicTexts()).not.toContain(body);
    expect(await announced()).toEqual(['reviews']);
    await expect(writeOwnReview(test.db, token, words)).rejects.toMatchObject({ code: 'conflict' });
    const { id } = await own(token);
    expect(await actions('review-approved')).toContainEqual({ subject_name: `R${id}` });
    expect(await actions('review-hidden')).toContainEqual({ subject_name: `R${id}` });
  });

  it('is approved only as it was read', async () => {
    const { token } = await anAskedTrip();
    await writeOwnReview(test.db, token, words);
    const read = seen(await own(token));
    await writeOwnReview(test.db, token, { ...words, body: 'Other words' });
    await expect(decideReview(test.db, actor, read, 'approved')).rejects.toMatchObject({ code: 'conflict' });
    expect(await publicTexts()).not.toContain('Other words');
  });

  it('that was only asked for cannot be approved', async () => {
    const { token } = await anAskedTrip();
    const asked = seen(await own(token));
    await expect(decideReview(test.db, actor, asked, 'approved')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is entered by staff, with or without a booking, and one booking has one', async () => {
    const { id } = await aTrip();
    const entered = { ...words, body: 'Told us on the phone', day: '2026-11-01', origin: 'phone' as const };
    await addReview(test.db, actor, { ...entered, booking: '' });
    await addReview(test.db, actor, { ...entered, booking: `b${id}` });
    for (const booking of [`B${id}`, 'B999999'])
      await expect(addReview(test.db, actor, { ...entered, booking })).rejects.toMatchObject({
        field: 'booking',
      });
    const { reviews, counts } = await listReviews(test.db, actor, { state: 'received', before: '' });
    expect(reviews.filter(({ body }) => body === entered.body)).toMatchObject([
      { bookingId: id, tripDay: '2026-11-01', origin: 'phone' },
      { bookingId: null },
    ]);
    expect(counts.received).toBeGreaterThanOrEqual(2);
    expect(await publicTexts()).not.toContain(entered.body);
  });

  it('is erased for good once it is hidden', async () => {
    const { token } = await anAskedTrip();
    await writeOwnReview(test.db, token, { ...words, body: 'Please take this off' });
    const { id } = await own(token);
    await expect(eraseReview(test.db, actor, seen(await own(token)))).rejects.toMatchObject({
      code: 'conflict',
    });
    await decideReview(test.db, actor, seen(await own(token)), 'hidden');
    await eraseReview(test.db, actor, seen(await own(token)));
    expect(await viewOwnReview(test.db, token)).toBeUndefined();
    expect(await queried('select body, shown_name, trip from reviews where id = $1', [id])).toEqual([
      { body: '', shown_name: '', trip: '' },
    ]);
    expect(await queried(`select record_id::text from erasures where kind = 'review'`)).toContainEqual({
      record_id: id,
    });
  });

  it('can be asked for again when it was erased', async () => {
    const { id, token } = await anAskedTrip();
    await writeOwnReview(test.db, token, words);
    await decideReview(test.db, actor, seen(await own(token)), 'hidden');
    await eraseReview(test.db, actor, seen(await own(token)));
    await askForReview(test.db, actor, id);
    expect(await own(token)).toMatchObject({ state: 'asked', body: '' });
  });
});

describe('the form', () => {
  const typed = { name: ' Asha  Devi ', body: 'Good.\r\nThank you.', rating: '', trip: '' };

  it('takes what is typed, with or without a rating', () => {
    expect(parseInput(reviewInput, typed)).toEqual({
      ...{ name: 'Asha Devi', body: 'Good.\nThank you.', rating: null, trip: '' },
    });
    expect(parseInput(reviewInput, { ...typed, rating: '4' }).rating).toBe(4);
  });

  it.each([
    ['name', ' '],
    ['name', 'x'.repeat(61)],
    ['body', '\0'],
    ['body', 'x'.repeat(2001)],
    ['rating', '6'],
    ['rating', '0'],
    ['rating', '4.5'],
    ['trip', 'x'.repeat(121)],
  ])('refuses %s as %j', (field, value) => {
    expect(() => parseInput(reviewInput, { ...typed, [field]: value })).toThrow(
      expect.objectContaining({ code: 'invalid', field }),
    );
  });

  it.each([
    ['origin', 'link'],
    ['origin', ''],
    ['day', 'yesterday'],
    ['booking', 'the last one'],
  ])('of staff refuses %s as %j', (field, value) => {
    const entered = { ...typed, day: '', origin: 'mail', booking: '', [field]: value };
    expect(() => parseInput(enteredReviewInput, entered)).toThrow(
      expect.objectContaining({ code: 'invalid', field }),
    );
  });
});
