import * as z from 'zod/mini';
import {
  cityInput,
  lineUpTo,
  notesInput,
  optionalDay,
  partnerInput,
  readBy,
} from '#domain/bookings/fleet-input.ts';
import { fleetMessages } from '#domain/bookings/fleet-messages.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { isPhoneCountry } from '#domain/shared/phone-countries.ts';
import { e164In, e164Of } from '#domain/shared/phone-number.ts';
import { optionalText } from '#domain/shared/text-input.ts';

const messages = fleetMessages.fleet;
const maxLanguages = 10;
const maxLanguageLength = 30;

/** `Assamese, Hindi` as a list, each once. */
function languagesOf(typed: string): string[] | undefined {
  const named = typed
    .split(/[,;/\n]/)
    .map((name) => name.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
  const languages = [...new Map(named.map((name) => [name.toLowerCase(), name])).values()];
  const isShort =
    languages.length <= maxLanguages && languages.every((name) => name.length <= maxLanguageLength);
  return isShort ? languages : undefined;
}

const fields = z.object({
  name: lineUpTo(100, messages.nameWrong).check(z.minLength(1, messages.nameWrong)),
  country: optionalText,
  phone: optionalText,
  city: cityInput,
  licenceNumber: lineUpTo(40, messages.licenceTooLong),
  licenceExpiresOn: optionalDay,
  languages: readBy(languagesOf, messages.languagesTooLong),
  partner: partnerInput,
  notes: notesInput,
});

export const driverInput = z.pipe(
  fields,
  z.transform(({ country, phone, licenceExpiresOn, ...driver }, context) => {
    const phoneE164 = isPhoneCountry(country) ? e164In(phone, country) : e164Of(phone);
    if (phone !== '' && phoneE164 === '')
      context.issues.push({ code: 'custom', message: messages.phoneWrong, path: ['phone'], input: phone });
    return { ...driver, phoneE164, licenceExpiresOn: licenceExpiresOn || null };
  }),
);

export type DriverInput = z.infer<typeof driverInput>;

const day = readBy<string>((text) => dayOf(text), messages.daysOffWrong);

export const dayOffInput = z
  .object({ firstDay: day, lastDay: day, reason: lineUpTo(200, messages.reasonTooLong) })
  .check(
    z.refine(({ firstDay, lastDay }) => lastDay >= firstDay, {
      message: messages.daysOffWrong,
      path: ['lastDay'],
    }),
  );

export type DayOffInput = z.infer<typeof dayOffInput>;
