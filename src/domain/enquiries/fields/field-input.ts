import * as z from 'zod/mini';
import { sources } from '#domain/enquiries/stages.ts';
import { codeOf } from '#domain/fares/cab-names.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { isPhoneCountry } from '#domain/shared/phone-countries.ts';
import { e164In, e164Of } from '#domain/shared/phone-number.ts';
import { withoutNul } from '#domain/shared/text-input.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import { type FieldColumns, type FieldName, services } from './fields.ts';

const texts = staffMessages.facts;

const oneLine = z.overwrite<string>((text) => text.replaceAll(/\s+/g, ' ').trim());
const line = (maxLength: number) =>
  z.string().check(withoutNul, oneLine, z.maxLength(maxLength, texts.tooLong(maxLength)));

/** An empty text is a fact that is not known. */
const orEmpty = (isGood: (text: string) => boolean, message: string, maxLength = 60) =>
  line(maxLength).check(z.refine((text) => text === '' || isGood(text), message));

const oneOf = <Value extends string>(values: readonly Value[], message: string) =>
  z.pipe(
    orEmpty((text) => (values as readonly string[]).includes(text), message),
    z.transform((text) => text as Value | ''),
  );

const count = (min: number, max: number) =>
  z.pipe(
    orEmpty(
      (text) => /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max,
      texts.count(min, max),
    ),
    z.transform((text) => (text === '' ? null : Number(text))),
  );

const day = z.pipe(
  orEmpty((text) => dayOf(text) !== undefined, texts.day),
  z.transform((text) => dayOf(text) ?? null),
);

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;
const address = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/;

/** A schema for each fact except the number, which depends on its country. */
const schemas = {
  name: z.pipe(
    line(200).check(z.minLength(1, staffMessages.enquiries.nameMissing)),
    z.transform((name) => ({ name })),
  ),
  email: z.pipe(
    orEmpty((text) => address.test(text), texts.email, 200),
    z.transform((email) => ({ email })),
  ),
  city: z.pipe(
    line(60),
    z.transform((city) => ({ city })),
  ),
  service: z.pipe(
    oneOf(services, texts.choice),
    z.transform((service) => ({ service })),
  ),
  package: z.pipe(
    orEmpty((text) => rowId.test(text), texts.choice),
    z.transform((id) => ({ packageId: id || null })),
  ),
  source: z.pipe(
    z.enum(sources, texts.choice),
    z.transform((source) => ({ source })),
  ),
  tripFrom: z.pipe(
    line(100),
    z.transform((tripFrom) => ({ tripFrom })),
  ),
  tripTo: z.pipe(
    line(100),
    z.transform((tripTo) => ({ tripTo })),
  ),
  tripStarts: z.pipe(
    day,
    z.transform((tripStarts) => ({ tripStarts })),
  ),
  tripTime: z.pipe(
    orEmpty((text) => clockTime.test(text), texts.time),
    z.transform((tripTime) => ({ tripTime })),
  ),
  tripEnds: z.pipe(
    day,
    z.transform((tripEnds) => ({ tripEnds })),
  ),
  adults: z.pipe(
    count(1, 500),
    z.transform((adults) => ({ adults })),
  ),
  children: z.pipe(
    count(0, 500),
    z.transform((children) => ({ children })),
  ),
  carType: z.pipe(
    orEmpty((text) => codeOf(text) !== undefined, texts.choice),
    z.transform((carType) => ({ carType })),
  ),
  budget: z.pipe(
    orEmpty((text) => paiseFromTyped(text) !== undefined, texts.budget),
    z.transform((text) => ({ budgetPaise: text === '' ? null : (paiseFromTyped(text) ?? null) })),
  ),
} satisfies Record<Exclude<FieldName, 'phone'>, z.ZodMiniType<Partial<FieldColumns>>>;

type Read = { change: Partial<FieldColumns> } | { fault: string };

/** A text that is no number of the chosen country is refused, so that no wrong number gets a country. */
function readNumber(typed: string, country: string): Read {
  const parsed = line(60).safeParse(typed);
  if (!parsed.success) return { fault: texts.number };
  const contactNo = parsed.data;
  if (contactNo === '') return { change: { contactNo: '', phoneE164: '' } };
  const phoneE164 = isPhoneCountry(country) ? e164In(contactNo, country) : e164Of(contactNo);
  return phoneE164 ? { change: { contactNo, phoneE164 } } : { fault: texts.number };
}

/** Reads a fact as staff typed it. The country is that of a number, empty to recognise it. */
export function readField(fact: FieldName, typed: string, country = ''): Read {
  if (fact === 'phone') return readNumber(typed, country);
  const parsed = schemas[fact].safeParse(typed);
  return parsed.success
    ? { change: parsed.data }
    : { fault: parsed.error.issues[0]?.message ?? texts.choice };
}
