import { paths } from '#paths.ts';
import { staffSettingsContent as content } from './texts.ts';

export type SettingField = keyof typeof content.fields;
export type SettingValues = Record<SettingField, string>;

export const firmFields = [
  'contactName',
  'contactRole',
  'contactPhoto',
  'legalName',
  'registrationKind',
  'registrationNo',
  'streetAddress',
  'officeHours',
  'mapUrl',
] as const satisfies SettingField[];

const { pages } = content;
const home = { name: pages.home, path: paths.home };
const about = { name: pages.about, path: paths.about };
const contact = { name: pages.contact, path: paths.contact };
const terms = { name: pages.terms, path: paths.bookingTerms };
const bhutan = { name: pages.bhutan, path: paths.bhutanPackages };

/** The groups of the form, each with the pages that show it; those of quotes and of the staff area have none. */
export const settingGroups = {
  agency: { fields: ['agencyName', 'line', 'headOffice', 'established'], shownOn: [home, about] },
  contact: { fields: ['phoneE164', 'email', 'website', 'careHours'], shownOn: [home, contact] },
  social: { fields: ['socialUrl', 'videoUrl', 'photoUrl', 'postsUrl'], shownOn: [home] },
  firm: { fields: firmFields, shownOn: [home, about, contact, terms] },
  terms: {
    fields: ['paymentMeans', 'refundDays', 'paymentTerms', 'refundTerms'],
    shownOn: [about, contact, terms],
  },
  money: { fields: ['inrPerUsd'], shownOn: [bhutan] },
  tax: {
    fields: [
      'cabGstPercent',
      'tourGstPercent',
      'overseasGstPercent',
      'gstPercent',
      'overseasTcsPercent',
      'gstin',
    ],
    shownOn: [terms],
  },
  bhutan: {
    fields: [
      'firstBookingPercent',
      'bhutanVisaUsd',
      'sdfIndianRupees',
      'sdfIndianChildRupees',
      'sdfOtherUsd',
      'sdfOtherChildUsd',
      'sdfFreeUnderAge',
      'sdfAdultFromAge',
      'bhutanFeesCheckedOn',
    ],
    shownOn: [bhutan, { name: pages.packagePrice, path: paths.packagePrice }],
  },
  pay: {
    fields: [
      'bankAccountName',
      'bankAccountNo',
      'bankIfsc',
      'bankName',
      'upiId',
      'mailsReceipts',
      'quoteTerms',
    ],
    shownOn: [],
  },
  answer: {
    fields: ['responseTargetMinutes', 'acknowledgesRequests', 'acknowledgesEnquiries'],
    shownOn: [contact],
  },
  privacy: {
    fields: ['retentionMonths', 'bookingRetentionMonths', 'attachmentRetentionMonths'],
    shownOn: [{ name: pages.privacy, path: paths.privacy }],
  },
} as const satisfies Record<
  string,
  { fields: readonly SettingField[]; shownOn: readonly { name: string; path: string }[] }
>;

export type SettingGroup = keyof typeof settingGroups;
export const groupNames = Object.keys(settingGroups) as SettingGroup[];
