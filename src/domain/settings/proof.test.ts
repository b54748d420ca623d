import { expect, it } from 'vitest';
import { someSettings } from '../../../tests/support/some-settings.ts';
import { hasProof, missingProofs, proofFields } from './proof.ts';

const filled = {
  ...someSettings,
  ...{ legalName: 'Purvai Travels Private Limited', gstin: '18AABCU9603R1ZM', registrationNo: 'U-1' },
  ...{ streetAddress: 'GS Road', mapUrl: 'https://maps.example/purvai', contactName: 'Rupa Das' },
  ...{ contactRole: 'Bookings', contactPhoto: '/media/image/7.webp', paymentMeans: 'UPI', refundDays: 7 },
};

it('is all missing at the beginning, and complete once every setting is filled in', () => {
  expect(missingProofs(someSettings)).toHaveLength(8);
  expect(hasProof(someSettings)).toBe(false);
  expect(missingProofs(filled)).toEqual([]);
  expect(hasProof(filled)).toBe(true);
});

it('leads to the setting that is empty', () => {
  expect(missingProofs({ ...filled, mapUrl: '', refundDays: null })).toEqual([
    { proof: 'office', field: 'mapUrl' },
    { proof: 'refunds', field: 'refundDays' },
  ]);
});

it('is shown as soon as one setting says something by itself', () => {
  expect(hasProof({ ...someSettings, contactRole: 'Bookings', contactPhoto: filled.contactPhoto })).toBe(
    false,
  );
  for (const field of Object.values(proofFields).flat())
    if (field !== 'contactRole' && field !== 'contactPhoto')
      expect(hasProof({ ...someSettings, [field]: filled[field] }), field).toBe(true);
});
