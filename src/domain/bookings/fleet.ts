import type { CarType, City } from '#domain/fares/rates.ts';

/** The papers that a tourist cab must carry. */
export const paperKinds = ['registration', 'insurance', 'permit', 'fitness', 'pollution'] as const;
export type PaperKind = (typeof paperKinds)[number];

export const paperNames: Record<PaperKind, string> = {
  registration: 'Registration',
  insurance: 'Insurance',
  permit: 'Permit',
  fitness: 'Fitness',
  pollution: 'Pollution',
};

export type CarPaper = { kind: PaperKind; number: string; expiresOn: string };

export type Car = {
  id: string;
  /** In capitals without spaces. */
  plate: string;
  carType: CarType;
  model: string;
  city: City;
  /** The name of the supplier that a partner's car belongs to; empty for an own car. */
  partner: string;
  supplierId: string | null;
  /** The driver in use who usually drives it. */
  usualDriverId: string | null;
  notes: string;
  isSample: boolean;
  revision: number;
  papers: CarPaper[];
};

/** A plate as staff type it, `as 01 ab-1234`, as it is stored: `AS01AB1234`. */
export const plateOf = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** `AS 01 AB 1234`; plates of another form as they are stored. */
export const plateText = (plate: string): string =>
  plate.replace(/^([A-Z]{2})(\d{1,2})([A-Z]{0,3})(\d{4})$/, '$1 $2 $3 $4').replace('  ', ' ');

export type DayOff = { id: string; firstDay: string; lastDay: string; reason: string };

export type Driver = {
  id: string;
  name: string;
  phoneE164: string;
  city: City;
  licenceNumber: string;
  licenceExpiresOn: string | null;
  languages: string[];
  /** The name of the supplier that the driver works for; empty for an own driver. */
  partner: string;
  supplierId: string | null;
  notes: string;
  isSample: boolean;
  revision: number;
  daysOff: DayOff[];
};

/** The name of a driver whose data is erased, so that past duties still show that they had one. */
export const previousDriver = 'Former driver';

/** Papers and licences are shown as expiring from this many days before. */
export const warningDays = 30;
