import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '#paths.ts';
import { emptyPage } from '../../tests/e2e/support/empty-page.ts';
import { observePaint, onBroadband, type PaintTimes, throttle } from '../../tests/e2e/support/slow-phone.ts';
import { median, type Row } from './measure.ts';
import { onPhone, type Phone } from './phone.ts';

const measuredPages: readonly string[] = [
  paths.guwahatiTaxi,
  paths.home,
  paths.bhutanPackages,
  paths.contact,
];

/** A WordPress page with the same text and picture as the taxi page, on such a machine, as ratios to its own empty page. */
const wordPress = { first: 1.77, largest: 2.11, blocked: 106, kilobytes: 115 };

/** `file` is when the file of the banner had arrived, which covers the preview inside the page. */
type Visit = PaintTimes & { blocked: number; kilobytes: number; file: number };

function observeTasks() {
  const tasks = { blocked: 0 };
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

async function visitPage(page: Page, address: string): Promise<Visit> {
  await page.addInitScript(observePaint);
  await page.addInitScript(observeTasks);
  let bytes = 0;
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  // The browser reports a paint a moment later.
  await page.waitForFunction(() => {
    const { first, largest } = (window as unknown as { paint: PaintTimes }).paint;
    return first > 0 && largest > 0;
  });
  if (!address.endsWith(emptyPage))
    await page.waitForFunction(() => (window as unknown as { paint: PaintTimes }).paint.fonts > 0);
  const seen = await page.evaluate(() => {
    const { paint, tasks } = window as unknown as { paint: PaintTimes; tasks: { blocked: number } };
    const banner = document.querySelector<HTMLImageElement>('#main img[fetchpriority=high]');
    const loaded = banner && performance.getEntriesByName(banner.currentSrc)[0];
    const file = (loaded as PerformanceResourceTiming | null | undefined)?.responseEnd ?? 0;
    return { ...paint, ...tasks, file };
  });
  return { ...seen, kilobytes: bytes / 1024 };
}

type Painted = { rows: Row[]; text: string };

/** First and largest contentful paint as ratios to an empty page from the same nginx; each round in a new order. */
export async function measurePaint(phone: Phone, rounds: number): Promise<Painted> {
  const addresses = [emptyPage, ...measuredPages];
  const seen = new Map<string, Visit[]>(addresses.map((path) => [path, []]));
  const visit = (path: string) => onPhone(phone, (page) => visitPage(page, phone.url + path));
  for (const path of addresses) await visit(path);
  for (let round = 0; round < rounds; round++)
    for (const path of addresses.toSorted(() => Math.random() - 0.5)) seen.get(path)?.push(await visit(path));

  const of = (path: string, take: (visit: Visit) => number) => (seen.get(path) ?? []).map(take);
  const floors = of(emptyPage, ({ first }) => first);
  const floor = median(floors);
  const rows = measuredPages.flatMap((path): Row[] => {
    const isTaxi = path === paths.guwahatiTaxi;
    const ms = (times: number[]) => `${Math.round(median(times))} ms, empty page ${Math.round(floor)} ms`;
    const [first, largest] = [of(path, (one) => one.first), of(path, (one) => one.largest)];
    return [
      {
        what: `first paint of \`${path}\` ÷ empty page`,
        ratios: first.map((time) => time / floor),
        goal: { at: 'most', ratio: 1.5 },
        limit: isTaxi ? 1.75 : 2,
        figures: ms(first),
      },
      {
        what: `largest paint of \`${path}\` ÷ empty page`,
        ratios: largest.map((time) => time / floor),
        goal: { at: 'most', ratio: 2 },
        limit: 2.4,
        figures: ms(largest),
      },
    ];
  });
  const ratio = (take: (visit: Visit) => number, path: string) => (median(of(path, take)) / floor).toFixed(2);
  const others = measuredPages.map((path) => {
    const shifts = (seen.get(path) ?? []).flatMap((one) => one.shifts);
    for (const shift of new Set(shifts)) process.stdout.write(`${path} moved: ${shift}\n`);
    const [blocked, kilobytes, file, fonts] = (['blocked', 'kilobytes', 'file', 'fonts'] as const).map(
      (figure) => Math.round(median(of(path, (one) => one[figure]))),
    );
    const shift = Math.max(...of(path, (one) => one.shift)).toFixed(4);
    return `| \`${path}\` | ${ratio((one) => one.first, path)} / ${ratio((one) => one.largest, path)} | ${file} | ${fonts} | ${blocked} | ${kilobytes} | ${shift} |`;
  });
  const text = [
    '| Page | first / largest paint ÷ empty page | file of the banner, ms | our typefaces, ms | blocking ms | KB | most layout shift of a visit |',
    '|---|---|---|---|---|---|---|',
    ...others,
    `| WordPress, cached, same text and picture as \`${paths.guwahatiTaxi}\` (its own run and empty page) | ${wordPress.first} / ${wordPress.largest} | not measured | system fonts | ${wordPress.blocked} | ${wordPress.kilobytes} | not counted |`,
  ].join('\n');
  return { rows, text };
}

const moments = [500, 1000, 2000, 3000];
const folder = 'docs/screens/first-seconds';
const picturedPages = new Map<string, string>([
  [paths.home, 'home'],
  [paths.guwahatiTaxi, 'guwahati-taxi'],
  [paths.bhutanPackages, 'bhutan-tour-packages'],
]);
const networks = new Map([
  ['slow-phone', throttle],
  ['broadband', onBroadband],
]);

type Frame = { at: number; data: string };

/** What was painted on a first visit, and when. */
function framesOf(phone: Phone, path: string, slowDown: typeof throttle) {
  const watch = async (page: Page) => {
    const frames: Frame[] = [];
    const wire = await page.context().newCDPSession(page);
    wire.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ at: (metadata.timestamp ?? 0) * 1000, data });
      void wire.send('Page.screencastFrameAck', { sessionId });
    });
    await wire.send('Page.startScreencast', { format: 'png', maxWidth: 390, maxHeight: 844 });
    await page.goto(phone.url + path, { waitUntil: 'networkidle' });
    // Frames come a moment after they were painted.
    await page.waitForFunction((ms) => performance.now() > ms, Math.max(...moments) + 1000);
    return { frames, begun: await page.evaluate(() => performance.timeOrigin) };
  };
  return onPhone(phone, watch, undefined, slowDown);
}

/** What a person sees of a page at these moments, as small pictures. */
export async function takePictures(phone: Phone): Promise<string> {
  const blank = await sharp({ create: { width: 195, height: 422, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const lines: string[] = [];
  for (const [network, slowDown] of networks)
    for (const [path, name] of picturedPages) {
      const { frames, begun } = await framesOf(phone, path, slowDown);
      const files = moments.map((moment) => `${network}-${name}-${moment}-ms.webp`);
      for (const [index, moment] of moments.entries()) {
        const shown = frames.findLast(({ at }) => at - begun <= moment && at >= begun);
        const picture = shown ? Buffer.from(shown.data, 'base64') : blank;
        await sharp(picture).resize({ width: 195 }).webp({ quality: 60 }).toFile(`${folder}/${files[index]}`);
      }
      const pictures = files.map(
        (file, index) => `![After ${moments[index]} ms](screens/first-seconds/${file})`,
      );
      lines.push(`| \`${path}\`, ${network.replace('-', ' ')} | ${pictures.join(' | ')} |`);
    }
  const names = moments.map((moment) => `${moment / 1000} s`);
  return [`| | ${names.join(' | ')} |`, '|---|---|---|---|---|', ...lines].join('\n');
}
