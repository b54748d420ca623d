import * as z from 'zod/mini';
import { e164Of } from '#domain/shared/phone-number.ts';
import { staffMessages } from '#messages.ts';

const messages = staffMessages.settings;

const oneLine = z.overwrite<string>((text) => text.replaceAll(/[\s\0]+/g, ' '));
const maxLength = 200;

const requiredText = (message: string) =>
  z
    .string(message)
    .check(oneLine, z.trim(), z.minLength(1, message), z.maxLength(maxLength, messages.tooLong));

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

/** Checked in the order of the form. */
export const settingsInput = z.object({
  agencyName: requiredText(messages.nameMissing),
  line: requiredText(messages.lineMissing),
  headOffice: requiredText(messages.headOfficeMissing),
  phoneE164: z.pipe(
    requiredText(messages.phoneWrong).check(z.refine((text) => e164Of(text) !== '', messages.phoneWrong)),
    z.transform(e164Of),
  ),
  email: requiredText(messages.emailWrong).check(z.email(messages.emailWrong)),
  website: webAddress(messages.websiteWrong),
  socialUrl: webAddress(messages.socialWrong),
  videoUrl: webAddress(messages.videoWrong),
  inrPerUsd: decimal(/^\d{1,6}(\.\d{1,4})?$/, (rate) => rate > 0, messages.rateWrong),
  gstPercent: decimal(/^\d{1,2}(\.\d{1,2})?$/, () => true, messages.gstWrong),
  responseTargetMinutes: wholeNumber(1, 1440, messages.targetWrong),
  retentionMonths: wholeNumber(0, 240, messages.retentionWrong),
});
