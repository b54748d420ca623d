import * as z from 'zod/mini';
import { imageIdIn } from '#domain/images/image-files.ts';
import { isGstin } from '#domain/shared/gstin.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { e164Of } from '#domain/shared/phone-number.ts';
import { staffMessages } from '#messages.ts';
import { readOfficeHours } from './office-hours.ts';

const messages = staffMessages.settings;

const oneLine = z.overwrite<string>((text) => text.replaceAll(/[\s\0]+/g, ' '));
const maxLength = 200;

const requiredText = (message: string) =>
  z
    .string(message)
    .check(oneLine, z.trim(), z.minLength(1, message), z.maxLength(maxLength, messages.tooLong));

const optionalText = (pattern: RegExp, message: string) =>
  z.string(message).check(
    oneLine,
    z.trim(),
    z.refine((text) => text === '' || pattern.test(text), message),
  );

const upperCase = z.overwrite<string>((text) => text.replaceAll(' ', '').toUpperCase());

const webAddress = (message: string) =>
  requiredText(message).check(
    z.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), message),
  );

/** Accepts only as many digits as the database column has, so that nothing is rounded. */
const decimal = (pattern: RegExp, isInRange: (value: number) => boolean, message: string) =>
  requiredText(message).check(z.refine((text) => pattern.test(text) && isInRange(Number(text)), message));

const wholeNumber = (min: number, max: number, message: string) =>
  z.pipe(
    decimal(/^\d{1,4}$/, (value) => value >= min && value <= max, message),
    z.transform(Number),
  );

/** A day as a date field sends it, or none. */
const day = z.pipe(
  z.string(messages.dayWrong).check(
    z.trim(),
    z.refine((text) => text === '' || dayOf(text) === text, messages.dayWrong),
  ),
  z.transform((text) => text || null),
);

const percent = (message: string) => decimal(/^\d{1,2}(\.\d{1,2})?$/, () => true, message);

/** Yes or no; `otherwise` for a form without the field. */
const choice = (otherwise: 'true' | 'false') =>
  z.pipe(
    z._default(z.enum(['true', 'false'], messages.choiceWrong), otherwise),
    z.transform((text) => text === 'true'),
  );

/** Text of several lines, which may be empty. */
const optionalLines = (max: number) =>
  z.string(messages.tooLong).check(
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '')),
    z.trim(),
    z.maxLength(max, messages.tooLong),
  );

const shortText = optionalText(/^.{1,200}$/, messages.tooLong);

const isSecureAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

/** As long as the terms of a quote. */
const maxTermsLength = 4000;
const maxAddressLength = 500;
const maxLinkLength = 1000;
const maxCareHoursLength = 60;
const maxFirmTermsLength = 2000;

const optionalAddress = (message: string) =>
  z.string(message).check(
    z.trim(),
    z.maxLength(maxLinkLength, messages.tooLong),
    z.refine((text) => text === '' || isSecureAddress(text), message),
  );

const maxRefundDays = 90;

const refundDays = z.pipe(
  optionalText(/^\d{1,2}$/, messages.refundDaysWrong).check(
    z.refine(
      (text) => text === '' || (Number(text) >= 1 && Number(text) <= maxRefundDays),
      messages.refundDaysWrong,
    ),
  ),
  z.transform((text) => (text === '' ? null : Number(text))),
);

/** An image of the library, or none. */
const libraryImage = z.string(messages.photoWrong).check(
  z.trim(),
  z.refine((text) => text === '' || imageIdIn(text) !== undefined, messages.photoWrong),
);

/** Checked in the order of the form. */
export const settingsInput = z.object({
  agencyName: requiredText(messages.nameMissing),
  line: requiredText(messages.lineMissing),
  headOffice: requiredText(messages.headOfficeMissing),
  established: requiredText(messages.establishedMissing),
  phoneE164: z.pipe(
    requiredText(messages.phoneWrong).check(z.refine((text) => e164Of(text) !== '', messages.phoneWrong)),
    z.transform(e164Of),
  ),
  email: requiredText(messages.emailWrong).check(z.email(messages.emailWrong)),
  website: webAddress(messages.websiteWrong),
  careHours: requiredText(messages.careHoursMissing).check(z.maxLength(maxCareHoursLength, messages.tooLong)),
  socialUrl: webAddress(messages.socialWrong),
  videoUrl: webAddress(messages.videoWrong),
  photoUrl: optionalAddress(messages.pageLinkWrong),
  postsUrl: optionalAddress(messages.pageLinkWrong),
  legalName: shortText,
  registrationKind: shortText,
  registrationNo: shortText,
  streetAddress: optionalLines(maxAddressLength),
  mapUrl: optionalAddress(messages.mapWrong),
  officeHours: z.pipe(
    optionalLines(maxAddressLength).check(
      z.refine((text) => readOfficeHours(text) !== undefined, messages.officeHoursWrong),
    ),
    z.transform((text) => readOfficeHours(text) ?? ''),
  ),
  contactName: shortText,
  contactRole: shortText,
  contactPhoto: libraryImage,
  paymentMeans: shortText,
  refundDays,
  paymentTerms: optionalLines(maxFirmTermsLength),
  refundTerms: optionalLines(maxFirmTermsLength),
  inrPerUsd: decimal(/^\d{1,6}(\.\d{1,4})?$/, (rate) => rate > 0, messages.rateWrong),
  cabGstPercent: percent(messages.gstWrong),
  tourGstPercent: percent(messages.gstWrong),
  overseasGstPercent: percent(messages.gstWrong),
  gstPercent: percent(messages.gstWrong),
  overseasTcsPercent: percent(messages.tcsWrong),
  firstBookingPercent: percent(messages.firstBookingWrong),
  sdfIndianRupees: wholeNumber(0, 9999, messages.feeWrong),
  sdfIndianChildRupees: wholeNumber(0, 9999, messages.feeWrong),
  sdfOtherUsd: wholeNumber(0, 9999, messages.feeWrong),
  sdfOtherChildUsd: wholeNumber(0, 9999, messages.feeWrong),
  sdfFreeUnderAge: wholeNumber(0, 18, messages.ageWrong),
  sdfAdultFromAge: wholeNumber(0, 18, messages.ageWrong),
  bhutanVisaUsd: wholeNumber(0, 9999, messages.feeWrong),
  bhutanFeesCheckedOn: day,
  gstin: z.pipe(
    z.string(messages.gstinWrong).check(upperCase),
    optionalText(/^.{15}$/, messages.gstinWrong).check(
      z.refine((gstin) => gstin === '' || isGstin(gstin), messages.gstinDigitWrong),
    ),
  ),
  bankAccountName: shortText,
  bankAccountNo: optionalText(/^[A-Z\d]{6,20}$/i, messages.accountWrong),
  bankIfsc: z.pipe(
    z.string(messages.ifscWrong).check(upperCase),
    optionalText(/^[A-Z]{4}0[A-Z\d]{6}$/, messages.ifscWrong),
  ),
  bankName: shortText,
  upiId: optionalText(/^[\w.-]{2,64}@[a-z][\w.-]{1,30}$/i, messages.upiWrong),
  quoteTerms: optionalLines(maxTermsLength),
  responseTargetMinutes: wholeNumber(1, 1440, messages.targetWrong),
  acknowledgesEnquiries: choice('false'),
  acknowledgesRequests: choice('true'),
  mailsReceipts: choice('true'),
  retentionMonths: wholeNumber(0, 240, messages.retentionWrong),
  bookingRetentionMonths: wholeNumber(0, 240, messages.retentionWrong),
  attachmentRetentionMonths: wholeNumber(0, 240, messages.retentionWrong),
});
