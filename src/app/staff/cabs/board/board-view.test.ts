import { describe, expect, it } from 'vitest';
import type { BoardCar, BoardDriver } from '#domain/bookings/board/board-service.ts';
import { someCabs } from '../../../../../tests/support/some-cabs.ts';
import { toCarRowView, toDriverRowView, unassignedText } from './board-view.ts';

const duty = (carId: string | null, driverId: string | null) => ({
  carId,
  driverId,
  isUnassigned: carId === null || driverId === null,
});

describe('the row of unassigned duties', () => {
  it('says how many of them are in it, and how many are in the row of a car', () => {
    const duties = [duty(null, null), duty(null, '1'), duty('1', null), duty('1', '1')];
    expect(unassignedText(duties, 'cars')).toBe('2 without car, 1 only without driver');
    expect(unassignedText(duties, 'drivers')).toBe('2 without driver, 1 only without car');
    expect(unassignedText([duty(null, null)], 'cars')).toBe('1 without car');
    expect(unassignedText([duty('1', '1')], 'cars')).toBe('Everything is assigned.');
  });
});

describe('what may be planned', () => {
  const car: BoardCar = {
    id: '1',
    plate: 'AS01AA0001',
    carType: 'sedan',
    model: '',
    city: 'guwahati',
    partner: '',
    isEnded: false,
    expiresOn: '2026-11-30',
  };
  const driver: BoardDriver = {
    id: '1',
    name: 'Anup',
    phone: '',
    city: 'guwahati',
    partner: '',
    isEnded: false,
    licenceExpiresOn: null,
    off: null,
  };

  it('is no car with expired papers, and no driver who is off or has an expired licence', () => {
    expect(toCarRowView(car, '2026-11-30', someCabs).isUnfit).toBe(false);
    expect(toCarRowView(car, '2026-12-01', someCabs).isUnfit).toBe(true);
    const off = { firstDay: '2026-12-01', lastDay: '2026-12-01', reason: '' };
    expect(toDriverRowView(driver, '2026-12-01', someCabs).isUnfit).toBe(false);
    expect(toDriverRowView({ ...driver, off }, '2026-12-01', someCabs).isUnfit).toBe(true);
    expect(
      toDriverRowView({ ...driver, licenceExpiresOn: '2026-11-30' }, '2026-12-01', someCabs).isUnfit,
    ).toBe(true);
  });
});
