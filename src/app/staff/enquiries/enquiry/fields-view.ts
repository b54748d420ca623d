import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import {
  type FieldColumns,
  type FieldName,
  fieldNames,
  fieldTexts,
} from '#domain/enquiries/fields/fields.ts';
import { travelMonth } from '#domain/enquiries/fields/travel-month.ts';
import { sources } from '#domain/enquiries/stages.ts';
import { type CabNames, carName } from '#domain/fares/cab-names.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { numberParts, numberWithCountry } from '#domain/shared/phone-number.ts';
import { staffEnquiryContent as content } from './texts.ts';

export type FieldView = {
  fact: FieldName;
  label: string;
  /** The text that a change is based on. */
  stored: string;
  /** As people read it; empty when it is not known. */
  shown: string;
  /** What the field holds when editing begins. */
  typed: string;
  /** Of a number; empty when it is typed with its code. */
  country: string;
};

const isDay = (fact: FieldName) => fact === 'tripStarts' || fact === 'tripEnds';
const nameIn = (names: readonly string[], texts: Readonly<Record<string, string>>, key: string) =>
  names.includes(key) ? (texts[key] ?? key) : key;

/** The stored text of a fact as people read it. Of a package it is the name already. */
export function fieldText(fact: FieldName, stored: string, cabs: CabNames): string {
  if (stored === '') return '';
  if (fact === 'phone') return stored.startsWith('+') ? numberWithCountry(stored) : stored;
  if (fact === 'budget') return formatPaise(Number(stored));
  if (fact === 'source') return nameIn(sources, staffEnquiriesContent.sources, stored);
  if (fact === 'carType') return carName(cabs, stored);
  return isDay(fact) ? dateText(stored) : stored;
}

export function toFieldView(fact: FieldName, stored: string, cabs: CabNames, packageName = ''): FieldView {
  const shown = fact === 'package' ? stored && (packageName || stored) : fieldText(fact, stored, cabs);
  const number = fact === 'phone' && stored.startsWith('+') ? numberParts(stored) : undefined;
  return {
    fact,
    label: content.fact[fact],
    stored,
    shown,
    typed: fact === 'budget' ? shown : (number?.national ?? stored),
    country: number?.country ?? '',
  };
}

export type FieldsView = Record<FieldName, FieldView>;

export function toFieldsView(enquiry: FieldColumns, packageName: string, cabs: CabNames): FieldsView {
  const texts = fieldTexts(enquiry);
  const facts = Object.fromEntries(
    fieldNames.map((fact) => [fact, toFieldView(fact, texts[fact], cabs, packageName)]),
  ) as FieldsView;
  const month = travelMonth(enquiry);
  if (!month) return facts;
  // The customer named a month, so its first and last day are no days of the trip.
  const shown = content.inMonth(month);
  return { ...facts, tripStarts: { ...facts.tripStarts, shown }, tripEnds: { ...facts.tripEnds, shown } };
}
