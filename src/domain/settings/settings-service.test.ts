import { describe, expect, it } from 'vitest';
import { announcedPageTags } from '../../../tests/support/announced-page-tags.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { settingsInput } from './settings-input.ts';
import { changeSettingsByStaff, readSettings } from './settings-service.ts';

const test = testDatabase();
const actor = someActor(test);
const announced = announcedPageTags(test);

const lines = async () =>
  (
    await test.pool.query(`select detail from activity where action = 'settings-changed' order by id`)
  ).rows.map(({ detail }) => detail);

const good = {
  agencyName: 'Purvai Travels',
  line: 'Cabs and tours',
  headOffice: 'Guwahati',
  established: 'November 2024',
  careHours: 'day and night',
  photoUrl: '',
  postsUrl: '',
  phoneE164: '+91 98640 12345',
  email: 'care@purvai.example',
  website: 'https://www.purvai.example',
  socialUrl: 'https://social.purvai.example',
  videoUrl: 'https://video.purvai.example',
  legalName: 'Purvai Travels Private Limited',
  registrationKind: 'Udyam',
  registrationNo: 'UDYAM-AS-00-0000000',
  streetAddress: 'Second floor\nGS Road\nGuwahati 781005',
  mapUrl: 'https://maps.example/purvai',
  officeHours: 'Mon-Sat 10:00-19:00\nSun 10:00-13:00',
  contactName: 'Rupa Das',
  contactRole: 'Bookings',
  contactPhoto: '/media/image/7.webp',
  paymentMeans: 'UPI, bank transfer or card',
  refundDays: '7',
  paymentTerms: 'A fifth when you book.\n\nThe rest after the ride.',
  refundTerms: '',
  inrPerUsd: '88.5',
  gstPercent: '5',
  cabGstPercent: '5',
  tourGstPercent: '5',
  overseasGstPercent: '5',
  overseasTcsPercent: '2',
  firstBookingPercent: '20',
  sdfIndianRupees: '1200',
  sdfIndianChildRupees: '600',
  sdfOtherUsd: '100',
  sdfOtherChildUsd: '50',
  sdfFreeUnderAge: '6',
  sdfAdultFromAge: '12',
  bhutanVisaUsd: '40',
  bhutanFeesCheckedOn: '2026-11-16',
  gstin: '18AABCU9603R1ZM',
  bankAccountName: 'Purvai Travels',
  bankAccountNo: '00112233445566',
  bankIfsc: 'SBIN0000123',
  bankName: '',
  upiId: 'purvai@bank',
  quoteTerms: 'Cancel a week before.\nOr pay.',
  responseTargetMinutes: '15',
  retentionMonths: '24',
  bookingRetentionMonths: '96',
  attachmentRetentionMonths: '12',
};

describe('changeSettingsByStaff', () => {
  it('stores only changed fields, and logs their former values', async () => {
    const changed = await changeSettingsByStaff(test.db, actor, {
      agencyName: 'Dakhina Travels',
      inrPerUsd: '88',
      retentionMonths: 12,
    });
    expect(changed).toEqual(['agencyName', 'retentionMonths']);
    expect(await readSettings(test.db)).toMatchObject({ agencyName: 'Dakhina Travels', retentionMonths: 12 });
    expect(await lines()).toEqual([
      { agencyName: 'Purvai Travels → Dakhina Travels', retentionMonths: '24 → 12' },
    ]);
  });

  it('stores what proves the firm, logs it, and announces it to the pages', async () => {
    const firm = {
      legalName: good.legalName,
      registrationKind: good.registrationKind,
      registrationNo: good.registrationNo,
      streetAddress: good.streetAddress,
      mapUrl: good.mapUrl,
      officeHours: good.officeHours,
      contactName: good.contactName,
      contactRole: good.contactRole,
      contactPhoto: good.contactPhoto,
      paymentMeans: good.paymentMeans,
      refundDays: 7,
      paymentTerms: good.paymentTerms,
      refundTerms: 'Within seven days.',
    };
    expect(await changeSettingsByStaff(test.db, actor, firm)).toEqual(Object.keys(firm));
    expect(await readSettings(test.db)).toMatchObject(firm);
    expect((await lines()).at(-1)).toMatchObject({
      registrationNo: ' → UDYAM-AS-00-0000000',
      refundDays: ' → 7',
    });
    expect(await announced()).toEqual(['settings']);
  });

  it('logs nothing when nothing changed', async () => {
    const before = await lines();
    expect(await changeSettingsByStaff(test.db, actor, await readSettings(test.db))).toEqual([]);
    expect(await lines()).toEqual(before);
  });
});

describe('settingsInput', () => {
  it.each([
    ['acknowledgesEnquiries', false],
    ['acknowledgesRequests', true],
    ['mailsReceipts', true],
  ] as const)('switches %s on and off, and takes %j from a form without the field', (name, otherwise) => {
    const isOn = (field: object) => settingsInput.parse({ ...good, ...field })[name];
    expect([{}, { [name]: 'false' }, { [name]: 'true' }].map(isOn)).toEqual([otherwise, false, true]);
    expect(() => isOn({ [name]: 'perhaps' })).toThrow();
  });

  it('accepts the values of the form', () => {
    expect(settingsInput.parse({ ...good, agencyName: '  Purvai \n Travels ' })).toEqual({
      ...good,
      phoneE164: '+919864012345',
      refundDays: 7,
      sdfIndianRupees: 1200,
      sdfIndianChildRupees: 600,
      sdfOtherUsd: 100,
      sdfOtherChildUsd: 50,
      sdfFreeUnderAge: 6,
      sdfAdultFromAge: 12,
      bhutanVisaUsd: 40,
      responseTargetMinutes: 15,
      acknowledgesEnquiries: false,
      acknowledgesRequests: true,
      mailsReceipts: true,
      retentionMonths: 24,
      bookingRetentionMonths: 96,
      attachmentRetentionMonths: 12,
    });
  });

  it.each([
    ['agencyName', ' '],
    ['agencyName', 'x'.repeat(201)],
    ['headOffice', '\0'],
    ['phoneE164', '12'],
    ['phoneE164', 'call us'],
    ['email', 'care@'],
    ['website', 'www.purvai.example'],
    ['socialUrl', 'javascript:alert(1)'],
    ['videoUrl', ''],
    ['photoUrl', 'http://photos.example'],
    ['postsUrl', 'posts.example'],
    ['careHours', ' '],
    ['careHours', 'x'.repeat(61)],
    ['established', ''],
    ['legalName', 'x'.repeat(201)],
    ['streetAddress', 'x'.repeat(501)],
    ['mapUrl', 'http://maps.example/purvai'],
    ['mapUrl', 'javascript:alert(1)'],
    ['mapUrl', 'maps.example/purvai'],
    ['officeHours', 'whenever you like'],
    ['officeHours', 'Mon-Sat 10:00-25:00'],
    ['officeHours', 'Mon-Sat 10:00-19:00\nSunday closed'],
    ['paymentTerms', 'x'.repeat(2001)],
    ['refundTerms', 'x'.repeat(2001)],
    ['contactPhoto', 'https://elsewhere.example/face.jpg'],
    ['contactPhoto', '/media/image/07.webp'],
    ['refundDays', '0'],
    ['refundDays', '91'],
    ['refundDays', 'soon'],
    ['overseasTcsPercent', '100'],
    ['gstin', '18AABCU9603R1Z'],
    ['gstin', '18AABCU9603R1ZA'],
    ['bankIfsc', 'SBIN123'],
    ['bankAccountNo', '12 34'],
    ['upiId', 'purvai'],
    ['quoteTerms', 'x'.repeat(4001)],
    ['inrPerUsd', '0'],
    ['inrPerUsd', '-88'],
    ['inrPerUsd', '88,5'],
    ['inrPerUsd', '1e3'],
    ['inrPerUsd', '₹88'],
    ['inrPerUsd', '88 per dollar'],
    ['inrPerUsd', '88.50000'],
    ['inrPerUsd', '1 000'],
    ['inrPerUsd', '٨٨'],
    ['gstPercent', '-5'],
    ['gstPercent', '5 or 12'],
    ['gstPercent', '5,5'],
    ['gstPercent', '100'],
    ['gstPercent', '5.555'],
    ['responseTargetMinutes', '0'],
    ['responseTargetMinutes', '1441'],
    ['responseTargetMinutes', '1.5'],
    ['retentionMonths', '241'],
    ['retentionMonths', ''],
    ['bookingRetentionMonths', '-1'],
    ['firstBookingPercent', '100'],
    ['sdfIndianRupees', '12,000'],
    ['sdfFreeUnderAge', '19'],
    ['bhutanFeesCheckedOn', '2026-02-30'],
  ])('refuses %s as %j, at that field', (field, value) => {
    const parsed = settingsInput.safeParse({ ...good, [field]: value });
    expect(parsed.error?.issues[0]?.path).toEqual([field]);
    expect(parsed.error?.issues[0]?.message).toMatch(/^(Type|Choose|That|An?) /);
  });
});
