import { dayInIndia, daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';

const defaultValidDays = 7;
const maxValidDays = 365;

export const usualValidUntil = (now: Date): string => daysAfter(dayInIndia(now), defaultValidDays);

export const isPossibleValidUntil = (day: string, now: Date): boolean =>
  day >= dayInIndia(now) && day <= daysAfter(dayInIndia(now), maxValidDays);

/** Two years: a large tour is booked a year ahead, and paid in parts. */
const maxDueDays = 730;

/** A payment is due today at the earliest. */
export const isPossibleDueDay = (day: string, now: Date): boolean =>
  day >= dayInIndia(now) && day <= daysAfter(dayInIndia(now), maxDueDays);

const maxDaysAhead = 1095;
const maxTripDays = 365;

/** A trip begins today at the earliest. */
export const isPossibleFirstDay = (day: string, now: Date): boolean =>
  day >= dayInIndia(now) && day <= daysAfter(dayInIndia(now), maxDaysAhead);

/** Without a first day only the order is not checked. */
export const isPossibleLastDay = (day: string, firstDay: string | null): boolean =>
  firstDay === null || (day >= firstDay && day <= daysAfter(firstDay, maxTripDays));

/** A quote can be accepted until midnight of its last day. */
export const isExpired = (validUntil: string, now: Date): boolean => dayInIndia(now) > validUntil;

/** The link opens for one more day, so a customer who is late still reads the quote and whom to ask. */
export const linkExpiresAt = (validUntil: string): Date => startOfDayInIndia(daysAfter(validUntil, 2));
