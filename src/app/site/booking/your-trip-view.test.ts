import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SharedDuty } from '#domain/bookings/share/booking-share-service.ts';
import type { SharedPart, SharedTrip } from '#domain/bookings/share/shared-trip-service.ts';
import { dayInIndia, daysAfter, momentInIndia } from '#domain/shared/india-time.ts';
import { runsOf } from '../../../../tests/support/check-extent.ts';
import { dateOfDay, momentOfTrip } from './trip-days.ts';
import { toYourTripView } from './your-trip-view.ts';

const part = (change: Partial<SharedPart>): SharedPart => ({
  ...{ id: '1', kind: 'transport', title: 'Paro to Thimphu', day: 1, nights: 0, onDay: null, starts: '' },
  ...{ state: 'confirmed', details: {}, confirmation: '', supplier: null, travellers: [], ...change },
});

const contact = (name: string, phoneE164 = '+97517123456') => ({ name, city: 'Paro', phoneE164 });

const aTrip = (change: Partial<SharedTrip> = {}): SharedTrip => ({
  ...{ kind: 'overseas-tour', number: 'B12', firstDay: '2027-04-17', lastDay: '2027-04-20', changes: 3 },
  isCancelled: false,
  hasVoucher: false,
  days: [1, 2, 3, 4].map((number) => ({
    ...{ id: String(number), number, title: `Title ${number}`, text: '', meals: ['breakfast' as const] },
  })),
  parts: [
    part({ id: '1', starts: '10:40', supplier: contact('Yangphel Transport') }),
    part({ id: '2', starts: '07:10', kind: 'ticket', title: 'Flight to Paro' }),
    part({
      id: '3',
      kind: 'hotel',
      title: 'Hotel in Thimphu',
      nights: 2,
      supplier: contact('Druk Hotel', '+9752'),
    }),
    part({ id: '4', kind: 'guide', title: 'Guide', supplier: contact('Karma Dorji', '+97577') }),
    part({ id: '5', kind: 'hotel', title: 'Hotel in Paro', day: 3, nights: 1, state: 'asked' }),
    part({ id: '6', kind: 'activity', title: 'Rafting', day: 3, state: 'cancelled' }),
  ],
  travellers: [
    {
      id: '1',
      name: 'Meera Nair',
      age: null,
      missing: [['passport', 'voter-card'], ['photo']],
      received: [],
    },
    { id: '2', name: '', age: null, missing: [], received: ['passport', 'photo'] },
  ],
  ...change,
});

const viewAt = (day: string, clock: string, change: Partial<SharedTrip> = {}, duties: SharedDuty[] = []) => {
  const view = toYourTripView(aTrip(change), duties, { balancePaise: 0 }, momentInIndia(day, clock));
  if (!view) throw new Error('the trip has no view');
  return view;
};

describe('the moment of a trip', () => {
  const minute = 60_000;
  const day = fc.integer({ min: 0, max: 40_000 }).map((days) => daysAfter('2000-01-01', days));
  // Far from any zone's midnight and beside India's.
  const moment = fc.oneof(
    fc.date({ min: new Date('2000-01-01'), max: new Date('2109-01-01'), noInvalidDate: true }),
    fc
      .tuple(day, fc.integer({ min: -2, max: 2 }))
      .map(([date, minutes]) => new Date(momentInIndia(date, '00:00').getTime() + minutes * minute)),
  );

  it('follows the calendar of India at any moment: today is today, and tomorrow the day after', () => {
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: -100, max: 100 }),
        fc.integer({ min: 0, max: 89 }),
        (now, from, days) => {
          const today = dayInIndia(now);
          const firstDay = daysAfter(today, from);
          const trip = { firstDay, lastDay: daysAfter(firstDay, days) };
          const found = momentOfTrip(trip, now);
          const shown =
            found.phase === 'under-way'
              ? {
                  today: dateOfDay(trip, found.today),
                  tomorrow: found.tomorrow && dateOfDay(trip, found.tomorrow),
                }
              : found;
          if (from > 0) expect(shown).toEqual({ phase: 'before', daysLeft: from });
          else if (from + days < 0) expect(shown).toEqual({ phase: 'over' });
          else expect(shown).toEqual({ today, tomorrow: from + days > 0 ? daysAfter(today, 1) : null });
        },
      ),
      { numRuns: runsOf(1000) },
    );
  });

  it('changes at midnight in India, not at midnight in London', () => {
    const trip = { firstDay: '2027-04-17', lastDay: '2027-04-20' };
    expect(momentOfTrip(trip, new Date('2027-04-16T18:29:59.999Z'))).toEqual({
      phase: 'before',
      daysLeft: 1,
    });
    expect(momentOfTrip(trip, new Date('2027-04-16T18:30:00Z'))).toMatchObject({ today: 1, tomorrow: 2 });
    expect(momentOfTrip(trip, new Date('2027-04-20T18:29:59Z'))).toMatchObject({ today: 4, tomorrow: null });
    expect(momentOfTrip(trip, new Date('2027-04-20T18:30:00Z'))).toEqual({ phase: 'over' });
  });
});

describe('the customer’s trip', () => {
  it('begins with the days that are left and the first day', () => {
    const { opening, next, days } = viewAt('2027-04-05', '12:00');
    expect(opening.heading).toBe('Starts in 12 days');
    expect(next.map(({ heading, day }) => [heading, day.number])).toEqual([['Your first day', 1]]);
    expect(days.map(({ isOpen }) => isOpen)).toEqual([true, false, false, false]);
    expect(viewAt('2027-04-16', '23:59').next[0]?.heading).toBe('Tomorrow');
    expect(viewAt('2027-04-16', '23:59').opening.heading).toBe('Starts tomorrow');
  });

  it('shows today and tomorrow on the way, with who meets the customer and where the night is', () => {
    const { opening, next, days, people } = viewAt('2027-04-17', '00:00');
    expect(opening.heading).toBe('Day 1 of 4');
    expect(next.map(({ heading, day }) => [heading, day.number])).toEqual([
      ['Today', 1],
      ['Tomorrow', 2],
    ]);
    expect(next[0]?.day.parts.map(({ clock }) => clock)).toEqual(['07:10', '10:40', '']);
    expect(next[0]?.meets.map(({ name }) => name)).toEqual(['Karma Dorji', 'Yangphel Transport']);
    expect(next[1]?.meets.map(({ name }) => name)).toEqual(['Karma Dorji']);
    expect(next[1]?.day.nights.map(({ title }) => title)).toEqual(['Hotel in Thimphu']);
    expect(days.map(({ near }) => near?.kind)).toEqual(['today', 'tomorrow', undefined, undefined]);
    expect(people.map(({ role, name }) => [role, name])).toEqual([
      ['Your guide', 'Karma Dorji'],
      ['Your hotel for the night', 'Druk Hotel'],
    ]);
  });

  it('has each night at its hotel, and none after the last one', () => {
    const { days } = viewAt('2027-04-17', '09:00');
    expect(days.map(({ nights }) => nights.map(({ title }) => title))).toEqual([
      ['Hotel in Thimphu'],
      ['Hotel in Thimphu'],
      ['Hotel in Paro'],
      [],
    ]);
    const [hotel] = days[0]?.nights ?? [];
    expect(hotel?.state.name).toBe('Confirmed');
    expect(days[2]?.nights[0]?.state.name).toBe('We are arranging this');
  });

  it('leaves out what is cancelled', () => {
    expect(JSON.stringify(viewAt('2027-04-17', '09:00'))).not.toContain('Rafting');
    expect(toYourTripView(aTrip({ isCancelled: true }), [], { balancePaise: 0 }, new Date())).toBeUndefined();
  });

  it('thanks at the end, and says what is open', () => {
    const over = (balancePaise: number) =>
      toYourTripView(aTrip(), [], { balancePaise }, momentInIndia('2027-04-21', '00:00'))?.opening.text;
    expect(viewAt('2027-04-21', '00:00')).toMatchObject({ phase: 'over', next: [] });
    expect(over(8_200_00)).toBe('Still to pay: ₹8,200');
    expect(over(-500_00)).toBe('We owe you a refund of ₹500.');
    expect(over(0)).toBe('We hope that it was a good journey.');
  });

  it('has days without dates while they are not agreed', () => {
    const { phase, next, days } = viewAt('2027-04-17', '09:00', { firstDay: null, lastDay: null });
    expect({ phase, next, dates: days.map(({ dateText }) => dateText) }).toEqual({
      ...{ phase: 'undated', next: [], dates: ['', '', '', ''] },
    });
  });

  it('has a guide of one day on that day only, where there are several', () => {
    const parts = [
      part({ id: '7', kind: 'guide', title: 'Delhi', day: 1, supplier: contact('Asif', '+911') }),
      part({ id: '8', kind: 'guide', title: 'Agra', day: 3, supplier: contact('Vikram', '+912') }),
    ];
    const { days } = viewAt('2027-04-17', '09:00', { parts });
    expect(days.map(({ guides }) => guides.map(({ title }) => title))).toEqual([['Delhi'], [], ['Agra'], []]);
  });

  it('calls a traveller without a name by a number', () => {
    expect(viewAt('2027-04-17', '09:00').travellers.map(({ name }) => name)).toEqual([
      'Meera Nair',
      'Traveller 2',
    ]);
  });

  it('asks for papers by their kinds until the trip is over', () => {
    const asked = (day: string) =>
      viewAt(day, '09:00').travellers.map(({ missing, received }) => [
        missing.map(({ name }) => name),
        received,
      ]);
    expect(asked('2027-04-20')).toEqual([
      [['Passport or voter card', 'Photo'], ''],
      [[], 'Passport, Photo'],
    ]);
    expect(asked('2027-04-21')[0]).toEqual([[], '']);
  });
});
