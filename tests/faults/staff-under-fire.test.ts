import { expect, it } from 'vitest';
import { isFull } from '../support/check-extent.ts';
import { describeStaffFigures, holdStaffUnderFire } from '../support/fire/staff-fire.ts';

/** Four kills are one of every process. */
const [each, kills] = isFull ? [200, 20] : [20, 4];

it('loses no booking, payment, upload or entry of a driver and stores none twice while web and worker are killed in turn', {
  timeout: 900_000,
}, async () => {
  const { verdict, wrongSums, figures } = await holdStaffUnderFire(each, kills);
  process.stdout.write(`${describeStaffFigures(figures)}\n`);
  const none = { lost: [], twice: [], otherwise: [] };
  expect(verdict).toEqual({ bookings: none, payments: none, uploads: none, driverEntries: none });
  expect(wrongSums).toEqual([]);
  expect(figures.kills).toEqual({ web: kills / 2, worker: kills / 2, PostgreSQL: 0 });
});
