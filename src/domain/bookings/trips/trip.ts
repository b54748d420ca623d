import type { Meal } from '#domain/shared/trip-plan.ts';
import type { Cost, TripService } from './services.ts';

export const maxTripDays = 90;
export const maxServices = 150;
export const maxTravellers = 60;

export type TripDay = {
  id: string;
  /** Counted from 1. */
  number: number;
  title: string;
  text: string;
  meals: readonly Meal[];
};

export type Traveller = {
  id: string;
  /** As in the passport; empty while it is not known. */
  name: string;
  birthDate: string | null;
  /** On the first day, as quoted; it matters while the birth date is not known. */
  age: number | null;
  /** ISO 3166-1 alpha-2; empty while it is not known. */
  nationality: string;
  isLead: boolean;
  remarks: string;
};

/** The parts of a trip, beside what a booking has anyway. */
export type Trip = { days: TripDay[]; travellers: Traveller[]; services: TripService[] };

/** Only for staff with the area money: by the ids of services. */
export type Costs = ReadonlyMap<string, Cost>;

/** Whole years on a day, by the calendar; a birthday on 29 February counts from 1 March. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The age on the first day of the trip: by the birth date, else as quoted. */
export const ageOf = (
  { birthDate, age }: Pick<Traveller, 'birthDate' | 'age'>,
  firstDay: string | null,
): number | null => (birthDate && firstDay ? ageOn(birthDate, firstDay) : age);
