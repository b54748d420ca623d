const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const dayMs = 24 * 3600_000;

/** The day it is in India, as `2026-11-15`. */
export const dayInIndia = (moment: Date): string => indianDay.format(moment);

const startOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

export const daysAfter = (day: string, days: number): string =>
  dayInIndia(new Date(startOf(day).getTime() + days * dayMs));

const usualDays = 7;
const maxDays = 365;

export const usualValidUntil = (now: Date): string => daysAfter(dayInIndia(now), usualDays);

export const isPossibleValidUntil = (day: string, now: Date): boolean =>
  day >= dayInIndia(now) && day <= daysAfter(dayInIndia(now), maxDays);

/** It can be accepted until midnight of its last day. */
export const isLapsed = (validUntil: string, now: Date): boolean => dayInIndia(now) > validUntil;

/** The link opens for a day longer: whoever comes a little late reads what it was, and whom to ask. */
export const linkEnds = (validUntil: string): Date => startOf(daysAfter(validUntil, 2));
