import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceWithGstOf, sumsOf } from '#domain/quotes/price/quote-sums.ts';
import { runsOf } from '../../../../tests/support/check-extent.ts';
import { packageTerms } from '../../../../tests/support/some-package.ts';
import { someTerms } from '../../../../tests/support/some-terms.ts';
import { chargePartsOf } from './package-cancellation.ts';

const partsOf = (terms: ReturnType<typeof someTerms>, chargePaise: number) =>
  chargePartsOf({ offer: terms, sums: sumsOf(terms) }, chargePaise);

it('has the GST of the worked trip in its charge, and no TCS', () => {
  expect(priceWithGstOf(sumsOf(packageTerms()))).toBe(1_72_200_00);
  expect(partsOf(packageTerms(), 43_050_00)).toEqual({
    ...{ valuePaise: 41_000_00, cgstPaise: 0, sgstPaise: 0, igstPaise: 2_050_00 },
  });
  expect(partsOf(packageTerms({ placeOfSupply: 'same-state' }), 43_050_00)).toEqual({
    ...{ valuePaise: 41_000_00, cgstPaise: 1_025_00, sgstPaise: 1_025_00, igstPaise: 0 },
  });
  expect(partsOf(packageTerms(), 0)).toEqual({ valuePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 });
});

it('divides every charge without a paisa left over, with the whole GST in the whole price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e10 }),
      fc.constantFrom('', 'same-state', 'other-state'),
      fc.constantFrom('0.00', '5.00', '12.50', '18.00'),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (unitPaise, placeOfSupply, gstPercent, share) => {
        const lines = [{ text: 'Trip', quantity: 1, unitPaise }];
        const terms = someTerms({ lines, placeOfSupply, gstPercent });
        const sums = sumsOf(terms);
        const pricePaise = priceWithGstOf(sums);
        const chargePaise = Math.floor(pricePaise * share);
        const { valuePaise, cgstPaise, sgstPaise, igstPaise } = partsOf(terms, chargePaise);
        expect(valuePaise + cgstPaise + sgstPaise + igstPaise).toBe(chargePaise);
        expect(valuePaise).toBeGreaterThanOrEqual(0);
        expect(cgstPaise).toBe(sgstPaise);
        const whole = partsOf(terms, pricePaise);
        expect(whole.cgstPaise + whole.sgstPaise + whole.igstPaise).toBe(sums.gstPaise);
      },
    ),
    { numRuns: runsOf(2000) },
  );
});
