import { expect, it } from 'vitest';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { readPdf } from '../../../tests/support/pdf.ts';
import { someSettings as settings } from '../../../tests/support/some-settings.ts';
import { settlementPdf } from './settlement-pdf.ts';

const at = (clock: string) => momentInIndia('2026-11-17', clock);
const duty = (dutyId: string, collectedPaise: number, expensesPaise: number) => ({
  ...{
    dutyId,
    bookingId: `10${dutyId}`,
    route: 'Guwahati to Shillong',
    startsAt: at('06:00'),
    endsAt: at('10:00'),
  },
  ...{ collectedPaise, expensesPaise, days: 1, allowancePaise: 300_00 },
});
const settlement = {
  ...{ id: '7', driverId: '3', driver: 'Bikash Kalita', firstDay: '2026-11-15', lastDay: '2026-11-17' },
  ...{ collectedPaise: 8_400_00, expensesPaise: 1_250_00, allowancePaise: 900_00, duePaise: 6_250_00 },
  ...{
    note: '',
    madeBy: 'Rupa Das',
    madeAt: at('18:00'),
    confirmedBy: '',
    confirmedAt: null,
    undoneBy: '',
    undoneAt: null,
  },
  duties: [duty('41', 3_000_00, 450_00), duty('42', 3_400_00, 800_00), duty('43', 2_000_00, 0)],
  ...{ differences: [], isLatest: true },
};

it('a printed settlement has each duty, the sums, what changes hands in words, and both signatures', async () => {
  const bytes = await settlementPdf({ settlement, settings, madeAt: at('18:05') });
  const text = readPdf(bytes).pages.join('').replaceAll(' ', '');
  for (const part of [
    'Driver’s settlement 7',
    'Bikash Kalita, duties from 15 Nov 2026 to 17 Nov 2026',
    'B1041Guwahati to Shillong₹3,000₹450₹300',
    'Total₹8,400₹1,250₹900',
    'The driver hands over ₹6,250 to the office',
    'Driver’s signature',
    'For the office',
  ])
    expect(text).toContain(part.replaceAll(' ', ''));
});

it('says when the office pays the driver', async () => {
  const owed = { ...settlement, collectedPaise: 0, duePaise: -2_150_00 };
  const bytes = await settlementPdf({ settlement: owed, settings, madeAt: at('18:05') });
  expect(readPdf(bytes).pages.join('')).toContain('The office pays ₹2,150 to the driver');
});
