import type { RuleSubject, RuleValues } from './rule.ts';

type Proposed<Subject extends RuleSubject> = { value: RuleValues[Subject]; source: string };

const cabSource =
  'Proposed: GST rates for passenger transport and hire with fuel, from 22 September 2025; accountant to confirm';
const tourSource = 'Proposed: 5% on the gross price with stay and transport, 2025; accountant to confirm';

/** What research of 2026 proposes, for the accountant to confirm or to correct. Nothing is issued by it as it is. */
export const proposedRules: { readonly [Subject in RuleSubject]: Proposed<Subject> } = {
  'legal-form': {
    value: { bodyCorporate: false },
    source: 'Proposed: a sole proprietor or partnership is no body corporate; accountant to confirm',
  },
  'cab-local': { value: { sac: '996412', gstPercent: '5.00', reverseCharge: false }, source: cabSource },
  'cab-long-distance': {
    value: { sac: '996423', gstPercent: '5.00', reverseCharge: false },
    source: cabSource,
  },
  'cab-hire': {
    value: { sac: '996601', gstPercent: '5.00', reverseCharge: true },
    source: `${cabSource}. Reverse charge on hire (9966) to a body corporate`,
  },
  tour: { value: { sac: '998555', gstPercent: '5.00', reverseCharge: false }, source: tourSource },
  'tour-without-stay': {
    value: { sac: '998555', gstPercent: '18.00', reverseCharge: false },
    source:
      'Proposed: advance ruling of 2020, a guide or rides alone are taxed at 18%; accountant to confirm',
  },
  'overseas-tour': { value: { sac: '998555', gstPercent: '5.00', reverseCharge: false }, source: tourSource },
  other: {
    value: { sac: '998559', gstPercent: '18.00', reverseCharge: false },
    source: 'Proposed: other support services; accountant to confirm',
  },
  tcs: {
    value: {
      percent: '2.00',
      percentWithoutPan: '5.00',
      base: 'price-with-gst',
      fromForeigners: false,
      keptAfterCancelling: true,
    },
    source:
      'Proposed: section 394, Income-tax Act 2025, 2% without threshold from 1 April 2026; accountant to confirm',
  },
  expenses: {
    value: {
      toll: 'taxable',
      'state-tax': 'taxable',
      parking: 'taxable',
      permit: 'taxable',
      other: 'taxable',
    },
    source:
      'Proposed: advance rulings of 2018 and 2022 on recovered tolls and parking; accountant to confirm',
  },
  b2cl: {
    value: { thresholdPaise: 1_00_000_00 },
    source: 'Proposed: invoices above ₹1 lakh between states, from August 2024; accountant to confirm',
  },
  'overseas-exempt': {
    value: { whollyOutside: false, exportForForeigners: false },
    source: 'Proposed: taxed unless the accountant confirms the exemption of 2023',
  },
};
