import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { paths } from '#paths.ts';
import playwrightConfig from '../playwright.config.ts';
import { emptyPage, emptyPageLocation } from '../tests/e2e/support/empty-page.ts';
import { observePaint, type PaintTimes, throttle } from '../tests/e2e/support/slow-phone.ts';
import { createDatabase } from '../tests/support/create-database.ts';
import { startNginx } from '../tests/support/nginx.ts';
import { startPrivatePostgres } from '../tests/support/private-postgres.ts';
import { startWeb } from '../tests/support/system.ts';
import { migrateAll } from './database/migrate-all.ts';
import { seedAll } from './database/seed-all.ts';

/**
 * First and largest contentful paint on a slow phone, as a ratio to an empty page from the same nginx in the same run, so
 * that other load on the machine affects both. Each pass measures the pages in a new order.
 */
const rounds = Number(process.argv[2] ?? 11);

type Limit = { first: number; largest: number };
const pages: Record<string, Limit> = {
  [paths.guwahatiTaxi]: { first: 1.75, largest: 2.1 },
  [paths.home]: { first: 2, largest: 2.4 },
  [paths.bhutanPackages]: { first: 2, largest: 2.4 },
  [paths.contact]: { first: 2, largest: 2.4 },
};

async function visit(browser: Browser, address: string): Promise<PaintTimes> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.625,
    ignoreHTTPSErrors: true,
  });
  await throttle(page);
  await page.addInitScript(observePaint);
  await page.goto(address, { waitUntil: 'networkidle' });
  const times = await page.evaluate(() => (window as unknown as { paint: PaintTimes }).paint);
  await page.close();
  return times;
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const folder = await mkdtemp(join(tmpdir(), 'purvai-paint-'));
const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
execFileSync(
  'openssl',
  [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-keyout', key, '-out', certificate],
  ],
  { stdio: 'ignore' },
);
const postgres = await startPrivatePostgres('fast');
const databaseUrl = await createDatabase(postgres.url('postgres'), 'purvai');
await migrateAll(databaseUrl);
await seedAll(databaseUrl);
const web = await startWeb({ databaseUrl, smtpUrl: 'smtp://127.0.0.1:1' });
const nginx = await startNginx([web.port], {
  alsoInServer: [emptyPageLocation],
  tls: { key, certificate },
});
const { launchOptions } = playwrightConfig.use ?? {};
const browser = await chromium.launch(launchOptions);

const seen: Record<string, PaintTimes[]> = { [emptyPage]: [] };
for (const path of Object.keys(pages)) seen[path] = [];
for (const path of Object.keys(seen)) await visit(browser, nginx.url + path);
for (let round = 0; round < rounds; round++) {
  const order = Object.keys(seen).toSorted(() => Math.random() - 0.5);
  for (const path of order) seen[path]?.push(await visit(browser, nginx.url + path));
}

await browser.close();
await nginx.stop();
await web.stop();
await postgres.remove();
await rm(folder, { recursive: true });

const say = (line: string) => process.stdout.write(`${line}\n`);
const medianOf = (path: string, of: 'first' | 'largest') =>
  median((seen[path] ?? []).map((times) => times[of]));
const floor = medianOf(emptyPage, 'first');
say(`empty page: first paint ${Math.round(floor)} ms, median of ${rounds}`);
for (const [path, limit] of Object.entries(pages)) {
  const shown = (['first', 'largest'] as const).map((of) => {
    const ratio = medianOf(path, of) / floor;
    const isWithin = ratio <= limit[of];
    if (!isWithin) process.exitCode = 1;
    const note = `at most ${limit[of]}${isWithin ? '' : ', NOT reached'}`;
    return `${of} ${Math.round(medianOf(path, of))} ms, ${ratio.toFixed(2)} of the empty page (${note})`;
  });
  const shifts = (seen[path] ?? []).flatMap((times) => times.shifts);
  if (shifts.length > 0) process.exitCode = 1;
  say(`${path.padEnd(24)} ${shown.join('; ')}; layout shifts ${shifts.length}`);
  for (const shift of shifts) say(`  moved: ${shift}`);
}
