import { describe, expect, it } from 'vitest';
import type { DocumentContent } from '#domain/documents/document.ts';
import { noHeads } from '#domain/documents/heads.ts';
import { rupeesInWords } from '#domain/shared/rupees-in-words.ts';
import { readPdf } from '../../../tests/support/pdf.ts';
import { documentPdf } from './document-pdf.ts';

const supplier = {
  legalName: 'Purvai Travels Private Limited',
  address: '1st floor, GS Road\nGuwahati 781005',
  gstin: '18AABCU9603R1ZM',
  state: '18',
  isSample: false,
};

/** The voucher for the deposit of the worked trip: Bhutan, 2 adults from Kolkata. */
const voucher: DocumentContent = {
  kind: 'receipt-voucher',
  purpose: 'advance',
  name: 'PT/2627/V000001',
  issuedOn: '2026-11-20',
  supplier,
  buyer: {
    name: 'Meera Nair',
    address: '12 Park Street\nKolkata 700016',
    gstin: '',
    state: '19',
    livesIn: 'india',
  },
  placeOfSupply: { code: '19', name: 'West Bengal' },
  isReverseCharge: false,
  lines: [
    {
      text: 'Advance for Bhutan in six days from Kolkata',
      sac: '998555',
      quantity: 1,
      valuePaise: 49_199_81,
      gstPercent: '5.00',
    },
  ],
  taxes: [
    {
      sac: '998555',
      gstPercent: '5.00',
      valuePaise: 49_199_81,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 2_459_99,
    },
  ],
  heads: { ...noHeads, valuePaise: 49_199_81, igstPaise: 2_459_99, tcsPaise: 1_033_20 },
  totalPaise: 52_693_00,
  totalInWords: rupeesInWords(52_693_00),
  agentExpenses: [],
  tcs: { percent: '2.00', basePaise: 51_659_80, reason: '' },
  notes: ['gross-price'],
  refersTo: [],
  received: {
    entryId: '123',
    on: '2026-11-20',
    method: 'upi',
    reference: 'UTR 432112345678',
    paise: 52_693_00,
  },
  subject: { bookingId: '41', quoteId: '18', title: 'Bhutan', firstDay: '2027-04-17', lastDay: '2027-04-22' },
  rules: [],
  parts: [],
  differencePaise: 0,
};

const invoice: DocumentContent = {
  ...voucher,
  kind: 'invoice',
  purpose: 'trip',
  name: 'PT/2627/I000001',
  issuedOn: '2027-04-22',
  lines: [
    {
      text: 'Bhutan in six days from Kolkata: Adult',
      sac: '998555',
      quantity: 2,
      valuePaise: 1_64_000_00,
      gstPercent: '5.00',
    },
  ],
  taxes: [
    {
      sac: '998555',
      gstPercent: '5.00',
      valuePaise: 1_64_000_00,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 8_200_00,
    },
  ],
  heads: { ...noHeads, valuePaise: 1_64_000_00, igstPaise: 8_200_00, tcsPaise: 3_444_00 },
  totalPaise: 1_75_644_00,
  totalInWords: rupeesInWords(1_75_644_00),
  refersTo: [{ name: 'PT/2627/V000001', issuedOn: '2026-11-20', paise: 52_693_00 }],
  received: null,
};

const refund: DocumentContent = {
  ...voucher,
  kind: 'refund-voucher',
  purpose: 'refund',
  name: 'PT/2627/R000001',
  heads: { ...noHeads, valuePaise: 8_199_81, igstPaise: 409_99 },
  lines: [
    { text: 'Refund of the advance', sac: '998555', quantity: 1, valuePaise: 8_199_81, gstPercent: '5.00' },
  ],
  totalPaise: 8_609_80,
  totalInWords: rupeesInWords(8_609_80),
  tcs: { percent: '0', basePaise: 0, reason: 'cancelled' },
  refersTo: [{ name: 'PT/2627/V000001', issuedOn: '2026-11-20', paise: 52_693_00 }],
};

const textOf = async (content: DocumentContent) =>
  readPdf(await documentPdf({ content, irn: null })).pages.join('');

describe('a printed tax document', () => {
  it('has every field of rule 50 on a receipt voucher', async () => {
    const text = await textOf(voucher);
    for (const words of [
      'Receipt voucher',
      'Purvai Travels Private Limited',
      '1st floor, GS Road',
      'GSTIN 18AABCU9603R1ZM',
      'PT/2627/V000001',
      '20 Nov 2026',
      'Meera Nair',
      '12 Park Street',
      'Not registered for GST',
      'Advance for Bhutan in six days from Kolkata',
      '998555',
      'Taxable value₹49,199.81',
      'IGST 5%₹2,459.99',
      'TCS 2%₹1,033.20',
      'Advance received₹52,693.00',
      'West Bengal (19)',
      'Reverse charge',
      'UPI, UTR 432112345678',
      'Fifty-two thousand six hundred and ninety-three rupees',
      'Authorised signatory',
    ])
      expect(text).toContain(words);
  });

  it('has every field of rule 46 on a tax invoice, and the sentence that the price of a tour is gross', async () => {
    const text = await textOf(invoice);
    for (const words of [
      'Tax invoice',
      'GSTIN 18AABCU9603R1ZM',
      'PT/2627/I000001',
      '22 Apr 2027',
      'Meera Nair',
      'State: West Bengal (19)',
      'West Bengal (19)',
      'Bhutan in six days from Kolkata: Adult99855525%₹1,64,000.00',
      'Taxable value₹1,64,000.00',
      'IGST 5%₹8,200.00',
      'TCS 2%₹3,444.00',
      'Total of the invoice₹1,75,644.00',
      'One lakh seventy-five thousand six hundred and forty-four rupees',
      'Gross amount inclusive of the charges for accommodation and transport',
      'Paid by the receipt vouchers₹52,693.00',
      'Left to pay after that₹1,22,951.00',
      'Advance by receipt voucher PT/2627/V000001 of 20 Nov 2026, ₹52,693.00',
      '17 Apr 2027 to 22 Apr 2027',
      'For Purvai Travels Private Limited',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/Reverse charge.*No/);
  });

  it('names the voucher on a refund voucher by rule 51, and the invoice on a credit note by rule 53', async () => {
    const text = await textOf(refund);
    for (const words of [
      'Refund voucher',
      'PT/2627/R000001',
      'For receipt voucher PT/2627/V000001 of 20 Nov 2026',
      'Taxable value₹8,199.81',
      'IGST 5%₹409.99',
      'Refunded₹8,609.80',
      'the buyer claims it back there',
    ])
      expect(text).toContain(words);
    const note = await textOf({
      ...invoice,
      kind: 'credit-note',
      name: 'PT/2627/C000001',
      refersTo: [{ name: 'PT/2627/I000001', issuedOn: '2027-04-22', paise: 0 }],
    });
    for (const words of [
      'Credit note',
      'PT/2627/C000001',
      'For tax invoice PT/2627/I000001 of 22 Apr 2027',
      'Credited',
    ])
      expect(note).toContain(words);
  });

  it('has CGST and SGST within the state, the tax of the recipient, and what was paid as an agent', async () => {
    const text = await textOf({
      ...invoice,
      buyer: { ...invoice.buyer, name: 'Brahmaputra Tea Estates', gstin: '18AABCU9603R1ZM', state: '18' },
      placeOfSupply: { code: '18', name: 'Assam' },
      taxes: [
        {
          sac: '996601',
          gstPercent: '5.00',
          valuePaise: 1_000_00,
          cgstPaise: 25_00,
          sgstPaise: 25_00,
          igstPaise: 0,
        },
        {
          sac: '996412',
          gstPercent: '18.00',
          valuePaise: 1_000_00,
          cgstPaise: 90_00,
          sgstPaise: 90_00,
          igstPaise: 0,
        },
      ],
      heads: { ...noHeads, valuePaise: 2_000_00, cgstPaise: 115_00, sgstPaise: 115_00 },
      totalPaise: 2_230_00,
      agentExpenses: [{ text: 'Parking', paise: 90_00 }],
      notes: ['agent-expenses'],
      refersTo: [],
      tcs: { percent: '0', basePaise: 0, reason: 'not-overseas' },
    });
    for (const words of [
      'CGST₹115.00',
      'SGST₹115.00',
      '99641218%₹1,000.00₹90.00₹90.00₹0.00',
      'Parking, paid on your behalf',
      'In all₹2,320.00',
    ])
      expect(text).toContain(words);
    const reverse = await textOf({
      ...invoice,
      isReverseCharge: true,
      heads: { ...noHeads, valuePaise: 2_000_00 },
      notes: ['reverse-charge'],
    });
    for (const words of [
      'Reverse chargeYes',
      'GST, paid by the recipient₹0.00',
      'payable by the recipient under reverse charge',
    ])
      expect(reverse.replaceAll('\n', '')).toContain(words.replace('Reverse chargeYes', 'Yes'));
  });

  it('is the same file each time, from its content alone', async () => {
    const [first, second] = [
      await documentPdf({ content: invoice, irn: null }),
      await documentPdf({ content: invoice, irn: null }),
    ];
    expect(Buffer.compare(first, second)).toBe(0);
  });

  it('says that a sample is none, and takes long names, Hindi and many lines', async () => {
    const content: DocumentContent = {
      ...invoice,
      supplier: { ...supplier, isSample: true },
      buyer: { ...invoice.buyer, name: 'ब्रह्मपुत्र चाय बागान '.repeat(6), address: 'x '.repeat(240) },
      lines: Array.from({ length: 60 }, (_, index) => ({
        ...{
          text: `Ride ${index + 1}, Sedan, Guwahati to Shillong and back, 210 km, slip B${index}`,
          sac: '996601',
        },
        ...{ quantity: 1, valuePaise: 2_000_00, gstPercent: '5.00' },
      })),
    };
    const { pages } = readPdf(await documentPdf({ content, irn: null }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.join('')).toContain('Sample: not a tax document');
    expect(pages.join('')).toContain('ब्रह्मपुत्र चाय बागान');
    expect(pages.join('')).toContain('Ride 60');
  });

  it('has the number and the QR of the portal beside each other', async () => {
    const irn = {
      number: 'a'.repeat(64),
      acknowledgementNo: '122610012345678',
      acknowledgedOn: '2027-04-22',
      signedQr: 'eyJ'.repeat(300),
    };
    const pdf = await documentPdf({ content: invoice, irn });
    const text = readPdf(pdf).pages.join('');
    expect(text).toContain('a'.repeat(32));
    expect(text).toContain('Acknowledgement 122610012345678 of 22 Apr 2027');
    expect(Buffer.compare(pdf, await documentPdf({ content: invoice, irn: null }))).not.toBe(0);
  });
});
