import { describe, expect, it } from 'vitest';
import type { VoucherContent, VoucherService } from '#domain/bookings/vouchers/voucher.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { readPdf } from '../../../tests/support/pdf.ts';
import { someSettings as settings } from '../../../tests/support/some-settings.ts';
import { voucherPdf } from './voucher-pdf.ts';

const madeAt = momentInIndia('2027-03-14', '11:00');

const service = (change: Partial<VoucherService>): VoucherService => ({
  ...{ kind: 'hotel', title: 'Hotel in Thimphu', firstDay: '2027-04-12', lastDay: '2027-04-14' },
  ...{ isWholeTrip: false, nights: 2, starts: '', details: { rooms: '2 double', board: 'Half board' } },
  ...{ remarks: 'Arrival after 18:00', confirmation: 'HD-771', isConfirmed: true, travellers: [] },
  supplier: null,
  ...change,
});

const traveller = (number: number, name: string, age: number | null = null) => ({
  ...{ number, name, age, isLead: number === 1, nationality: '', birthDate: null },
});

const hotel: VoucherContent = {
  ...{ number: 'B1042', title: 'Bhutan in six days', firstDay: '2027-04-12', lastDay: '2027-04-17' },
  supplier: { name: 'Hotel Druk', city: 'Thimphu' },
  leadName: 'Meera Nair',
  contact: { name: 'Meera Nair', phoneE164: '+919864041414' },
  ...{ adults: 2, childAges: [9, 5], days: [] },
  travellers: [traveller(1, 'Meera Nair'), traveller(2, ''), traveller(3, 'Anu', 9), traveller(4, 'Dev', 5)],
  services: [service({})],
};

const print = async (content: VoucherContent, version = 1) => {
  const { pages, tags } = readPdf(await voucherPdf({ voucher: { content, version, madeAt }, settings }));
  return { pages, tags, text: pages.join('') };
};

describe('a printed voucher', () => {
  it('shows the clerk of a hotel on one page who comes, when, and what is booked', async () => {
    const { pages, tags, text } = await print(hotel);
    expect(pages).toHaveLength(1);
    for (const words of [
      'Purvai Travels',
      'Voucher B1042',
      'Hotel Druk, Thimphu',
      'Lead travellerMeera Nair',
      'Travellers2 adults, 2 children (5 and 9 years)',
      'Trip12 Apr 2027 to 17 Apr 2027',
      'Phone+91 98640 41414',
      'Check-in Mon 12 Apr 2027',
      'Check-out Wed 14 Apr 2027',
      '2 nights',
      'Rooms: 2 double',
      'Remarks: Arrival after 18:00',
      'HD-771',
      'Traveller 2, name to follow',
      'Questions about this voucher? Call us: +91 361 000 0000.',
      'Version 1 of 14 Mar 2027',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/takes the place|Not confirmed|Nationality|₹|Rs/);
    expect(tags).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD']));
  });

  it('says what is not confirmed, for whom a service is, and which version it replaces', async () => {
    const services = [service({ isConfirmed: false, travellers: [2, 3] })];
    const { text } = await print({ ...hotel, services }, 3);
    expect(text).toContain('Not confirmed');
    expect(text).not.toContain('HD-771');
    expect(text).toContain('For Traveller 2, Anu');
    expect(text).toContain('It takes the place of version 2.');
  });

  it('has names in Hindi and Assamese', async () => {
    const names = { hindi: 'मीरा नायर', assamese: 'অসমীয়া ৰৱি বৰা' };
    const { text } = await print({
      ...hotel,
      leadName: names.hindi,
      contact: { name: names.assamese, phoneE164: '+919864041414' },
      travellers: [traveller(1, names.hindi), traveller(2, names.assamese)],
      supplier: { name: 'হোটেল ব্ৰহ্মপুত্ৰ', city: '' },
    });
    for (const words of [...names.hindi.split(' '), ...names.assamese.split(' '), 'ব্ৰহ্মপুত্ৰ'])
      expect(text).toContain(words);
    expect(text).not.toContain('three dots');
    expect((await print({ ...hotel, leadName: '顧客' })).text).toContain('three dots');
  });

  it('gives a permit agent nationality and birth dates', async () => {
    const papers = { nationality: 'IN', birthDate: '1985-03-02' };
    const { text } = await print({
      ...hotel,
      contact: null,
      travellers: [{ ...traveller(1, 'Meera Nair'), ...papers }],
      services: [
        service({ kind: 'permit', title: 'Entry permit', nights: 0, details: { region: 'bhutan' } }),
      ],
    });
    expect(text).toContain('NameAgeNationalityBirth dateMeera NairAdultIndia2 Mar 1985');
    expect(text).toContain('For: Bhutan');
    expect(text).not.toContain('+91 98640');
  });

  it('of the travellers has all days, who provides what with the number to call, and ours for emergencies', async () => {
    const supplier = { name: 'Hotel Druk', phoneE164: '+97517123456' };
    const { text } = await print({
      ...hotel,
      supplier: null,
      days: [
        { day: '2027-04-12', title: 'Kolkata to Thimphu', meals: ['dinner'] },
        { day: '2027-04-13', title: 'Thimphu', meals: [] },
      ],
      services: [
        service({
          ...{ kind: 'guide', title: 'Guide', isWholeTrip: true, lastDay: '2027-04-17', nights: 0 },
          ...{ details: { languages: 'Hindi' }, remarks: '' },
        }),
        service({ supplier, remarks: '' }),
      ],
    });
    for (const words of [
      'Travellers’ voucher',
      'Whole tripWhenWhatConfirmation',
      'Mon 12 Apr 2027: Kolkata to ThimphuMeals: dinner',
      'Tue 13 Apr 2027: Thimphu',
      'Hotel Druk, +975 17 123 456',
      'In an emergency call us: +91 361 000 0000, day and night.',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Questions about this voucher');
  });
});
