import { describe, expect, it } from 'vitest';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { lateProblem, type ProblemRide, type ProblemRows, problemsIn } from './duty-problems.ts';

const day = '2026-12-01';
const at = (clock: string) => momentInIndia(day, clock);
const now = at('00:00');

const ride = (id: string, from: string, to: string, change: Partial<ProblemRide> = {}): ProblemRide => ({
  ...{ id, bookingId: id, tripType: 'one-way', fromSlug: 'airport', toSlug: 'airport', status: 'assigned' },
  ...{ carType: 'sedan', city: 'guwahati', carId: '1', driverId: '1' },
  ...{ pickupAt: at(from), endsAt: at(to) },
  ...change,
});

const found = async (rows: Partial<ProblemRows>, moment = now, minutes: number | undefined = undefined) => {
  const all = { rides: [], cars: [], drivers: [], ...rows };
  return Object.fromEntries(await problemsIn(all, async () => minutes, moment));
};

describe('the problems of duties', () => {
  it('are none between duties with enough time', async () => {
    expect(await found({ rides: [ride('1', '06:00', '09:00'), ride('2', '09:15', '11:00')] })).toEqual({});
  });

  it('are too little time, on both duties and with the road between', async () => {
    const rides = [ride('1', '06:00', '09:00'), ride('2', '10:00', '11:00', { fromSlug: 'shillong' })];
    const gap = { kind: 'short-gap', of: 'car', minutes: 60, needed: 170 };
    expect(await found({ rides }, now, 170)).toEqual({
      1: [{ ...gap, side: 'after', bookingId: '2' }],
      2: [{ ...gap, side: 'before', bookingId: '1' }],
    });
  });

  it('are a clash while the duty before is longer under way than planned', async () => {
    const rides = [
      ride('1', '06:00', '09:00', { status: 'on-duty', driverId: '2' }),
      ride('2', '10:00', '11:00'),
    ];
    expect(await found({ rides }, at('09:30'))).toEqual({});
    expect(await found({ rides }, at('10:30'))).toEqual({
      2: [{ kind: 'clash', of: 'car', bookingId: '1' }],
    });
  });

  it('are expired papers, an expired licence and a day off', async () => {
    const rides = [ride('1', '06:00', '09:00')];
    const permit = { kind: 'permit', number: '', expiresOn: '2026-11-30' } as const;
    const cars = [{ id: '1', papers: [permit, { ...permit, kind: 'fitness', expiresOn: day } as const] }];
    const off = { firstDay: '2026-11-30', lastDay: '2026-12-02', reason: 'Bihu' };
    const drivers = [{ id: '1', licenceExpiresOn: '2026-11-30', daysOff: [{ id: '1', ...off }] }];
    expect(await found({ rides, cars, drivers })).toEqual({
      1: [
        { kind: 'paper-expired', paper: 'permit', expiresOn: '2026-11-30' },
        { kind: 'day-off', ...off },
        { kind: 'licence-expired', expiresOn: '2026-11-30' },
      ],
    });
    // A ride that has begun is not planned anew.
    expect(await found({ rides: [ride('1', '06:00', '09:00', { status: 'on-duty' })], cars })).toEqual({});
  });

  it('are a pick-up within three hours, or over, without a driver', () => {
    const without = ride('1', '12:00', '13:00', { driverId: null, status: 'confirmed' });
    expect(lateProblem(without, at('08:59'))).toBeUndefined();
    expect(lateProblem(without, at('09:00'))).toEqual({ kind: 'late', minutes: 180 });
    expect(lateProblem(without, at('12:20'))).toEqual({ kind: 'late', minutes: -20 });
    expect(lateProblem({ ...without, driverId: '1' }, at('12:20'))).toBeUndefined();
    expect(lateProblem({ ...without, status: 'cancelled' }, at('12:20'))).toBeUndefined();
  });
});
