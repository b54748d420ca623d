/** The stages of an enquiry in order; from 'lost' on, it ended without a trip. */
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
  'joined',
] as const;

export type Stage = (typeof stages)[number];

/** Stages that staff set; an enquiry is joined into another one by a command of its own. */
export const choosableStages = stages.filter((stage) => stage !== 'joined');

/** Stages with a next step to take. */
export const openStages = [
  'new',
  'contacted',
  'quoted',
  'on-hold',
  'confirmed',
  'on-trip',
] as const satisfies readonly Stage[];

/** Stages at the end; spam and joined enquiries were never worked on. */
export const closedStages = ['completed', 'lost', 'cancelled'] as const satisfies readonly Stage[];

export const isOpen = (stage: Stage): boolean => (openStages as readonly Stage[]).includes(stage);

export const sources = ['form', 'whatsapp', 'call', 'walk-in', 'mail', 'import'] as const;
export type Source = (typeof sources)[number];

export const queues = ['new', 'mine', 'today', 'overdue', 'unassigned', 'spam', 'all'] as const;
export type Queue = (typeof queues)[number];

export const lostReasons = ['price', 'dates', 'no-answer', 'went-elsewhere', 'not-offered', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];
