import type { PartKind } from '#domain/shared/trip-plan.ts';

type DetailField = {
  name: string;
  label: string;
  maxLength: number;
  /** Text unless it says otherwise. */
  type?: 'date' | 'region';
};

/** Regions that ask for a permit. */
export const permitRegions = ['bhutan', 'arunachal', 'nagaland', 'mizoram'] as const;
export type PermitRegion = (typeof permitRegions)[number];

export const permitRegionNames: Record<PermitRegion, string> = {
  bhutan: 'Bhutan',
  arunachal: 'Arunachal Pradesh',
  nagaland: 'Nagaland',
  mizoram: 'Mizoram',
};

/** What only services of a kind have; forms, checks, vouchers and differences follow from this list. */
export const serviceDetails: Record<PartKind, readonly DetailField[]> = {
  hotel: [
    { name: 'rooms', label: 'Rooms', maxLength: 200 },
    { name: 'board', label: 'Meals', maxLength: 100 },
  ],
  transport: [
    { name: 'from', label: 'From', maxLength: 100 },
    { name: 'to', label: 'To', maxLength: 100 },
    { name: 'vehicle', label: 'Vehicle', maxLength: 100 },
  ],
  cab: [],
  guide: [{ name: 'languages', label: 'Languages', maxLength: 100 }],
  permit: [
    { name: 'region', label: 'For', maxLength: 20, type: 'region' },
    { name: 'appliedOn', label: 'Applied on', maxLength: 10, type: 'date' },
    { name: 'grantedOn', label: 'Granted on', maxLength: 10, type: 'date' },
    { name: 'validUntil', label: 'Valid until', maxLength: 10, type: 'date' },
  ],
  activity: [{ name: 'place', label: 'Meeting point', maxLength: 200 }],
  ticket: [
    { name: 'number', label: 'Flight or train', maxLength: 30 },
    { name: 'from', label: 'From', maxLength: 100 },
    { name: 'to', label: 'To', maxLength: 100 },
  ],
  fee: [],
};

export const detailFieldOf = (kind: PartKind, name: string): DetailField | undefined =>
  serviceDetails[kind].find((field) => field.name === name);
