import type { Source } from '#domain/enquiries/stages.ts';
import type { CarType } from '#domain/fares/rates.ts';

/** What staff edit in place on an enquiry's page, in the page's order. */
export const fieldNames = [
  'name',
  'phone',
  'email',
  'city',
  'service',
  'package',
  'source',
  'tripFrom',
  'tripTo',
  'tripStarts',
  'tripTime',
  'tripEnds',
  'adults',
  'children',
  'carType',
  'budget',
] as const;

export type FieldName = (typeof fieldNames)[number];

export const isFieldName = (name: string): name is FieldName =>
  (fieldNames as readonly string[]).includes(name);

/** The columns behind the facts. */
export type FieldColumns = {
  name: string;
  /** The number as it was typed, and in E.164 when it is one. */
  contactNo: string;
  phoneE164: string;
  email: string;
  city: string;
  service: string;
  packageId: string | null;
  source: Source;
  tripFrom: string;
  tripTo: string;
  tripStarts: string | null;
  /** The pick-up time, `06:30`, or empty. */
  tripTime: string;
  tripEnds: string | null;
  adults: number | null;
  children: number | null;
  carType: CarType | '';
  budgetPaise: number | null;
};

/**
 * Each fact as one text, empty when it is not known. A request names the text that it was based on, so that two staff
 * members cannot overwrite each other unnoticed.
 */
export type FieldTexts = Record<FieldName, string>;

const written = (value: number | null) => (value === null ? '' : String(value));

export const fieldTexts = (row: FieldColumns): FieldTexts => ({
  name: row.name,
  phone: row.phoneE164 || row.contactNo,
  email: row.email,
  city: row.city,
  service: row.service,
  package: row.packageId ?? '',
  source: row.source,
  tripFrom: row.tripFrom,
  tripTo: row.tripTo,
  tripStarts: row.tripStarts ?? '',
  tripTime: row.tripTime,
  tripEnds: row.tripEnds ?? '',
  adults: written(row.adults),
  children: written(row.children),
  carType: row.carType,
  budget: written(row.budgetPaise),
});

/** What the pages of the site are about, and so what an enquiry is about. */
export const services = ['Cabs', 'Tour packages', 'Special tours', 'Scuba diving', 'Cruises'] as const;
