import { expect, it } from 'vitest';
import type { Receipt } from '#domain/documents/receipts/receipt.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { readPdf } from '../../../tests/support/pdf.ts';
import { someSettings as settings } from '../../../tests/support/some-settings.ts';
import { receiptPdf } from './receipt-pdf.ts';

const receipt: Receipt = {
  number: 'R123',
  payer: 'Meera Nair',
  subject: { number: 'B41', version: null, title: 'Bhutan, Paro and Thimphu' },
  parts: ['deposit'],
  amountPaise: 52_693_00,
  method: 'upi',
  place: 'bank',
  reference: 'UTR 432112345678',
  receivedOn: '2026-11-20',
  totalPaise: 1_75_644_00,
  receivedPaise: 52_693_00,
  documents: [],
  madeAt: momentInIndia('2026-11-20', '10:00'),
};

const textOf = async (change: Partial<Receipt> = {}) => {
  const { pages } = readPdf(await receiptPdf({ receipt: { ...receipt, ...change }, settings }));
  expect(pages).toHaveLength(1);
  return pages.join('');
};

it('says who paid how much, in words too, how, what for, and what is left', async () => {
  const text = await textOf();
  for (const words of [
    'Purvai Travels',
    'Receipt R123',
    '₹52,693',
    'Fifty-two thousand six hundred and ninety-three rupees',
    'Received fromMeera Nair',
    'Received on20 Nov 2026',
    'Paid byUPI',
    'ReferenceUTR 432112345678',
    'ForBooking B41',
    'TripBhutan, Paro and Thimphu',
    'Part of the priceDeposit',
    'Total price₹1,75,644',
    'Received so far₹52,693',
    'Still to pay₹1,22,951',
    'This is a receipt, not a tax invoice.',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('GSTIN');
});

it('names the tax document of the payment, and what was paid above the total', async () => {
  const text = await textOf({
    documents: ['PT/2627/R000001'],
    receivedPaise: 1_80_000_00,
    parts: ['balance', 'further'],
    place: 'gateway',
    subject: { number: 'PT-KTWQMQ', version: 2, title: '' },
  });
  for (const words of [
    'The tax document of this payment is PT/2627/R000001.',
    'Paid above the total₹4,356',
    'Balance and further charges',
    'UPI, through our payment gateway',
    'ForQuote PT-KTWQMQ, version 2',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('not a tax invoice');
});

it('is the same file each time, with the scripts of India', async () => {
  const print = () => receiptPdf({ receipt: { ...receipt, payer: 'मीरा नायर' }, settings });
  const [first, second] = [await print(), await print()];
  expect(Buffer.compare(first, second)).toBe(0);
  expect(readPdf(first).pages[0]).toContain('मीरा नायर');
});
