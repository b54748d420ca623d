import { durationText } from '#domain/fares/routes/typed-duration.ts';
import type { LegFacts } from './leg-input.ts';
import { monthsText } from './typed-months.ts';

/** The fields of road legs as screens, files and the activity log name them. */
export const legLabels = {
  km: 'Km',
  minutes: 'Driving time',
  isHill: 'Hill road',
  closedMonths: 'Closed months',
  note: 'Note',
  source: 'Source',
} as const satisfies Record<keyof LegFacts, string>;

export type LegTexts = Record<keyof LegFacts, string>;

/** The fields as texts; the input reads them back. */
export const legTexts = ({ km, minutes, isHill, closedMonths, note, source }: LegFacts): LegTexts => ({
  km: String(km),
  minutes: durationText(minutes),
  isHill: isHill ? 'Yes' : 'No',
  closedMonths: monthsText(closedMonths),
  note,
  source,
});
