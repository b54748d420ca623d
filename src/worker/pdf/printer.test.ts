import { describe, expect, it } from 'vitest';
import { samplePackages } from '../../../scripts/database/sample-packages.ts';
import { sourcePrintScript } from '../../../scripts/print/source-print-script.ts';
import { readPdf } from '../../../tests/support/pdf.ts';
import { someSettings } from '../../../tests/support/some-settings.ts';
import type { PrintJob } from './print-job.ts';
import { openPrinter, PrintFailure } from './printer.ts';

const settings = someSettings;

function jobOf(descriptionHtml: string): PrintJob {
  const [sample] = samplePackages;
  if (!sample) throw new Error('there is no sample');
  const tourPackage = { ...sample, descriptionHtml, isPriceConfirmed: true };
  return { kind: 'itinerary', tourPackage, settings, madeAt: new Date() };
}

const printer = openPrinter(sourcePrintScript);
const running = new AbortController().signal;
const links = Array.from({ length: 11_200 }, (_, at) => `<a href="https://a.example/${at}">x${at}</a>`);

describe('a print by a process of its own', () => {
  it('returns the document', async () => {
    const { pages } = readPdf(await printer(jobOf('<p>Up &amp; down</p>'), running));
    expect(pages.join('')).toContain('Up & down');
  });

  it('prints a table that is too wide for its page', async () => {
    const { pages } = readPdf(
      await printer(jobOf(`<table><tr>${'<td>cell</td>'.repeat(1000)}</tr></table>`), running),
    );
    expect(pages.join('').match(/cell/g)).toHaveLength(1000);
  });

  it('fails with too many pages', async () => {
    const tall = '<p>line</p>'.repeat(11_000);
    const error = await printer(jobOf(tall), running).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PrintFailure);
    expect(String(error)).toContain('more than 300 pages');
  });

  it('is killed when it takes too long', async () => {
    const hasty = openPrinter(sourcePrintScript, { timeMs: 1, heapMb: 256 });
    const long = jobOf(`<p>${links.join(' ')}</p>`);
    const error = await hasty(long, running).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PrintFailure);
    expect(String(error)).toContain('SIGKILL');
  });

  it('is killed when it takes too much memory', async () => {
    const narrow = openPrinter(sourcePrintScript, { timeMs: 60_000, heapMb: 30 });
    await expect(narrow(jobOf(`<p>${links.join(' ')}</p>`), running)).rejects.toThrow(PrintFailure);
  });

  it('is killed with the worker, which does not count against the document', async () => {
    const stop = new AbortController();
    const print = printer(jobOf(`<p>${links.join(' ')}</p>`), stop.signal);
    stop.abort();
    const error = await print.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(PrintFailure);
  });

  it('does not count against the document when the process cannot start', async () => {
    const missing = openPrinter({ path: '/nowhere' });
    const error = await missing(jobOf('<p>a</p>'), running).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(PrintFailure);
  });
});
