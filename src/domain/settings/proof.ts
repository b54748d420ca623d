import type { SiteSettings } from './settings.ts';

/** What visitors check before they pay, each with the settings that say it. */
export const proofFields = {
  legalName: ['legalName'],
  gstin: ['gstin'],
  registration: ['registrationNo'],
  office: ['streetAddress', 'mapUrl'],
  contact: ['contactName', 'contactRole'],
  photo: ['contactPhoto'],
  payment: ['paymentMeans'],
  refunds: ['refundDays'],
} as const satisfies Record<string, readonly (keyof SiteSettings)[]>;

export type Proof = keyof typeof proofFields;

export type ProofField = (typeof proofFields)[Proof][number];

const isFilled = (value: SiteSettings[keyof SiteSettings]) => value !== '' && value !== null;

/** What visitors cannot see, each with the first setting that is empty. */
export const missingProofs = (settings: SiteSettings): { proof: Proof; field: keyof SiteSettings }[] =>
  (Object.keys(proofFields) as Proof[]).flatMap((proof) => {
    const field = proofFields[proof].find((one) => !isFilled(settings[one]));
    return field ? [{ proof, field }] : [];
  });

/** A role and a photograph say nothing without a name. */
const spokenFields = Object.values(proofFields)
  .flat()
  .filter((field) => field !== 'contactRole' && field !== 'contactPhoto');

/** Whether there is anything to show to visitors who ask who they deal with. */
export const hasProof = (settings: Pick<SiteSettings, ProofField>): boolean =>
  spokenFields.some((field) => isFilled(settings[field]));
