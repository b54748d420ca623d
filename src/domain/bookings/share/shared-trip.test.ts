import { describe, expect, it } from 'vitest';
import { daysAfter, momentInIndia } from '#domain/shared/india-time.ts';
import { hashOf } from '#platform/secrets/secrets.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { addTrip, staffWords } from '../../../../tests/support/trip-rows.ts';
import { viewSharedTrip } from './shared-trip-service.ts';

const test = testDatabase();
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

async function tripOf(token: string, now?: Date) {
  const trip = await viewSharedTrip(test.db, token, now);
  if (!trip) throw new Error('the link shows no trip');
  return trip;
}

describe('a trip behind its link', () => {
  it('has nothing that is for staff or for suppliers', async () => {
    const { token } = await addTrip(query);
    const text = JSON.stringify(await tripOf(token));
    for (const word of staffWords) expect(text).not.toContain(word);
  });

  it('names a supplier with number and confirmation once the service is confirmed', async () => {
    const { token } = await addTrip(query);
    const { parts } = await tripOf(token);
    const found = (title: string) => parts.find((part) => part.title === title);
    expect(found('Hotel in Thimphu')).toMatchObject({
      supplier: { name: 'Namgay Heritage Hotel', city: 'Thimphu', phoneE164: '+97517110001' },
      confirmation: 'NHH-88213',
    });
    expect(found('Hotel in Punakha')).toMatchObject({ supplier: null, confirmation: '' });
    expect(found('Punakha to Paro')).toMatchObject({ supplier: null });
  });

  it('has no numbers of suppliers from two days after its end', async () => {
    const { token, lastDay } = await addTrip(query);
    const phones = async (day: string) =>
      (await tripOf(token, momentInIndia(day, '12:00'))).parts.flatMap(
        ({ supplier }) => supplier?.phoneE164 || [],
      );
    expect((await phones(daysAfter(lastDay, 1))).length).toBeGreaterThan(0);
    expect(await phones(daysAfter(lastDay, 2))).toEqual([]);
  });

  it('has rides at the time of their duty', async () => {
    const { token, lastDay } = await addTrip(query);
    const ride = (await tripOf(token)).parts.find(({ kind }) => kind === 'cab');
    expect(ride).toMatchObject({ day: 6, onDay: lastDay, starts: '13:45', state: 'confirmed' });
  });

  it('counts changes upwards', async () => {
    const { token, bookingId } = await addTrip(query);
    const before = (await tripOf(token)).changes;
    await query(
      `insert into booking_events (booking_id, actor_name, kind, detail) values ($1, '', 'trip-changed', '{}')`,
      [bookingId],
    );
    expect((await tripOf(token)).changes).toBe(before + 1);
  });

  it('is found by its own link only, and no booking of a cab is a trip', async () => {
    const { token, bookingId } = await addTrip(query, { hasRide: false });
    expect(await viewSharedTrip(test.db, 'A'.repeat(43))).toBeUndefined();
    await query('update bookings set token_hash = $2 where id = $1', [bookingId, hashOf('B'.repeat(43))]);
    expect(await viewSharedTrip(test.db, token)).toBeUndefined();
    expect(await viewSharedTrip(test.db, 'B'.repeat(43))).toBeDefined();
    await query(`update bookings set kind = 'cab' where id = $1`, [bookingId]);
    expect(await viewSharedTrip(test.db, 'B'.repeat(43))).toBeUndefined();
  });
});
