import { expect, it } from 'vitest';
import { openPrinter } from '#worker/pdf/printer.ts';
import { samplePackages } from '../../scripts/database/sample-packages.ts';
import { sourcePrintScript } from '../../scripts/print/source-print-script.ts';
import { readPdf } from '../support/pdf.ts';
import { someSettings } from '../support/some-settings.ts';

it('prints 11,200 links within the limits of its process', async () => {
  const links = Array.from({ length: 11_200 }, (_, at) => `<a href="https://a.example/${at}">x${at}</a>`);
  const [sample] = samplePackages;
  if (!sample) throw new Error('there is no sample');
  const tourPackage = { ...sample, descriptionHtml: `<p>${links.join(' ')}</p>`, isPriceConfirmed: true };
  const printed = await openPrinter(sourcePrintScript)(
    { kind: 'itinerary', tourPackage, settings: someSettings, madeAt: new Date() },
    new AbortController().signal,
  );
  expect(readPdf(printed).pages.join('')).toContain('x11199 (a.example/11199)');
});
