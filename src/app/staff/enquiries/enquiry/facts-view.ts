import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { type FactColumns, type FactName, factNames, factTexts } from '#domain/enquiries/facts/facts.ts';
import { travelMonth } from '#domain/enquiries/facts/travel-month.ts';
import { sources } from '#domain/enquiries/stages.ts';
import { type CabNames, carName } from '#domain/fares/cab-names.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { numberParts, numberWithCountry } from '#domain/shared/phone-number.ts';
import { staffEnquiryContent as content } from './texts.ts';

export type FactView = {
  fact: FactName;
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

const isDay = (fact: FactName) => fact === 'tripStarts' || fact === 'tripEnds';
const nameIn = (names: readonly string[], texts: Readonly<Record<string, string>>, key: string) =>
  names.includes(key) ? (texts[key] ?? key) : key;

/** The stored text of a fact as people read it. Of a package it is the name already. */
export function factText(fact: FactName, stored: string, cabs: CabNames): string {
  if (stored === '') return '';
  if (fact === 'phone') return stored.startsWith('+') ? numberWithCountry(stored) : stored;
  if (fact === 'budget') return formatPaise(Number(stored));
  if (fact === 'source') return nameIn(sources, staffEnquiriesContent.sources, stored);
  if (fact === 'carType') return carName(cabs, stored);
  return isDay(fact) ? dateText(stored) : stored;
}

export function toFactView(fact: FactName, stored: string, cabs: CabNames, packageName = ''): FactView {
  const shown = fact === 'package' ? stored && (packageName || stored) : factText(fact, stored, cabs);
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

export type FactsView = Record<FactName, FactView>;

export function toFactsView(enquiry: FactColumns, packageName: string, cabs: CabNames): FactsView {
  const texts = factTexts(enquiry);
  const facts = Object.fromEntries(
    factNames.map((fact) => [fact, toFactView(fact, texts[fact], cabs, packageName)]),
  ) as FactsView;
  const month = travelMonth(enquiry);
  if (!month) return facts;
  // The customer named a month, so its first and last day are no days of the trip.
  const shown = content.inMonth(month);
  return { ...facts, tripStarts: { ...facts.tripStarts, shown }, tripEnds: { ...facts.tripEnds, shown } };
}
