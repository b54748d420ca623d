/** The stages of an enquiry in order; the last three end it without a trip. */
export const stages = [
  'new',
  'contacted',
  'quoted',
  'on-hold',
  'confirmed',
  'on-trip',
  'completed',
  'lost',
  'cancelled',
  'spam',
] as const;

export type Stage = (typeof stages)[number];

/** Stages with a next step to take. */
const openStages = [
  'new',
  'contacted',
  'quoted',
  'on-hold',
  'confirmed',
  'on-trip',
] as const satisfies readonly Stage[];

export const isOpen = (stage: Stage): boolean => (openStages as readonly Stage[]).includes(stage);

export const sources = ['form', 'whatsapp', 'call', 'walk-in', 'mail'] as const;
export type Source = (typeof sources)[number];

export const queues = ['new', 'mine', 'today', 'overdue', 'unassigned', 'spam', 'all'] as const;
export type Queue = (typeof queues)[number];

export const lostReasons = ['price', 'dates', 'no-answer', 'went-elsewhere', 'not-offered', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];
