import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import {
  assam,
  delhi,
  issued,
  paid,
  planInput,
  someBuyer,
  someRide,
  workedBilled,
} from '../../../tests/support/some-tax.ts';
import { planMonthlyBills } from './monthly/plan-monthly.ts';
import { type DraftDocument, type PlanInput, planDocuments } from './plan-documents.ts';

const deposit = paid('1', 52_693, '2026-11-20T06:00:00Z');
const balance = paid('2', 1_22_951, '2027-04-01T06:00:00Z');
const closedAt = new Date('2027-01-10T12:00:00Z');
const { trip } = workedBilled();

const cabs = (...rides: ReturnType<typeof someRide>[]) =>
  workedBilled({ kind: 'cab', trip: null, firstDay: null, lastDay: null, rides, serviceKinds: ['cab'] });
const guest = someBuyer({ state: '' });
const company = someBuyer({
  name: 'Tea Company',
  gstin: '19AABCU9603R1ZK',
  isBodyCorporate: true,
  hasPan: true,
});
const dearer = { dutyId: '78', amountPaise: 3_150_00, farePaise: 3_150_00, closedAt };

const plan = (change: Partial<PlanInput>): DraftDocument[] => planDocuments(planInput(change)).drafts;

const cancelled = workedBilled({
  ...{ cancelledAt: new Date('2027-02-01T06:00:00Z') },
  trip: trip && { ...trip, amountPaise: 43_050_00 },
  money: [deposit, paid('2', 8_609.8, '2027-02-02T06:00:00Z', { kind: 'refund' })],
  charges: [
    {
      ...{ id: '9', dutyId: null, kind: 'tcs', amountPaise: 1_033_20 },
      ...{ gstPercent: '0.00', gstPaise: 0, reason: 'TCS' },
    },
  ],
});

const discounted = workedBilled({
  trip: trip && {
    ...trip,
    amountPaise: 1_54_224_00,
    sums: {
      ...{ subtotalPaise: 1_80_000_00, discountPaise: 36_000_00, gstPaise: 7_200_00, tcsPaise: 3_024_00 },
      ...{ roundingPaise: 0, totalPaise: 1_54_224_00 },
    },
  },
});

function afterPartRefund(): DraftDocument[] {
  const documents = issued(plan({ billed: workedBilled({ money: [deposit, balance] }) }));
  const refund = paid('3', 1_071, '2027-04-28T06:00:00Z', { kind: 'refund' });
  return plan({ billed: workedBilled({ money: [deposit, balance, refund] }), documents });
}

const january = {
  ...{ buyerId: '1', month: '2027-01', days: { from: '2027-01-01', until: '2027-01-31' } },
  ...{ billCount: 0, cars: new Map<string, string>() },
};

function monthly(): DraftDocument[] {
  const buyer = { ...company, isBodyCorporate: false, billsMonthly: true };
  const bookings = [someRide({ closedAt }), someRide(dearer)].map((ride) =>
    planInput({ billed: cabs(ride), buyer }),
  );
  return planMonthlyBills({ ...january, bookings }).drafts;
}

/** The documents of each example of docs/money.md, by its number. */
const examples: Readonly<Record<number, () => DraftDocument[]>> = {
  1: () => plan({ billed: workedBilled({ money: [deposit, balance] }) }),
  2: () => plan({ billed: cancelled }).slice(1),
  3: () => plan({ billed: cabs(someRide({ closedAt })), buyer: guest }),
  4: () =>
    plan({
      billed: cabs(someRide({ city: 'delhi', closedAt })),
      buyer: guest,
      registrations: [assam, delhi],
    }),
  5: () => {
    const rides = cabs(someRide({ closedAt }), someRide(dearer));
    return plan({ billed: { ...rides, money: [paid('1', 2_100, '2027-01-02T06:00:00Z')] }, buyer: guest });
  },
  6: () => plan({ billed: cabs(someRide({ tripType: 'local', closedAt })), buyer: company }),
  7: () => plan({ billed: cabs(someRide({ closedAt })), buyer: company }),
  8: () => plan({ buyer: someBuyer({ livesIn: 'abroad', state: '' }) }),
  9: () => plan({ buyer: someBuyer({ hasPan: false }) }),
  10: () => plan({ billed: discounted }),
  11: afterPartRefund,
  12: monthly,
};

const document = await readFile('docs/money.md', 'utf8');
const rows = [...document.matchAll(/^\| (\d+) \| (.*) \|$/gm)].map(([, number = '', rest = '']) => ({
  number: Number(number),
  cells: rest.split('|').map((cell) => cell.trim()),
}));
const paiseIn = (cell: string) => Math.round(Number(cell.replaceAll(',', '')) * 100);

it.each(Object.keys(examples).map(Number))('works out example %i of docs/money.md', (number) => {
  const expected = rows
    .filter((row) => row.number === number)
    .map(({ cells: [, kind, ...amounts] }) => [kind, ...amounts.map(paiseIn)]);
  const found = examples[number]?.().map(({ kind, content: { heads, totalPaise } }) => {
    const { valuePaise, cgstPaise, sgstPaise, igstPaise, tcsPaise, roundingPaise } = heads;
    return [kind, valuePaise, cgstPaise, sgstPaise, igstPaise, tcsPaise, roundingPaise, totalPaise];
  });
  expect(found).toEqual(expected);
});

it('has no other example in the document', () => {
  const numbers = new Set(rows.map(({ number }) => number));
  expect([...numbers]).toEqual(Object.keys(examples).map(Number));
});
