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

/** A quote can be accepted until midnight of its last day. */
export const isExpired = (validUntil: string, now: Date): boolean => dayInIndia(now) > validUntil;

/** The link opens for one more day, so a customer who is late still reads the quote and whom to ask. */
export const linkExpiresAt = (validUntil: string): Date => startOfDayInIndia(daysAfter(validUntil, 2));
