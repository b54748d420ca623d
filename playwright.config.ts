import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { headlessShell, wholeChromium } from './tests/e2e/support/browsers.ts';
import { isFull } from './tests/support/check-extent.ts';

const testDir = 'tests/e2e';

/** Staff tests by the site that they run on: when the next file has another one, a worker starts a site and a browser anew. */
const staffFiles = Map.groupBy(
  readdirSync(testDir).filter((file) => file.endsWith('-staff.spec.ts')),
  (file) => {
    const text = readFileSync(`${testDir}/${file}`, 'utf8');
    return (
      ['taxed-site', 'image-site', 'own-site'].find((site) => text.includes(`'./support/${site}`)) ?? 'shared'
    );
  },
);

/** Runs that go side by side keep what they write apart. */
const run = process.env.BROWSER_RUN ?? 'e2e';

/** Debian's Chromium against the production build and, for what differs there, the development server. */
export default defineConfig({
  testDir,
  globalSetup: './tests/e2e/support/start-system.ts',
  forbidOnly: true,
  // `fullOnly` marks them.
  ...(!isFull && { grepInvert: /@full/ }),
  // Patience for a machine that does something else as well; nothing waits longer than it has to.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: 2,
  outputDir: `test-results/${run}`,
  reporter: [['list'], ['json', { outputFile: `test-results/${run}.json` }]],
  use: {
    launchOptions: headlessShell,
    viewport: { width: 390, height: 844 },
    // A trace of every test takes a seventh of the run: where one fails, run it again with --trace=on.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      // One test after the other, minutes long: begun first, so that the last worker does not wait for it.
      name: 'first-admin',
      metadata: { address: 'PRODUCTION_URL' },
      testMatch: 'staff.spec.ts',
    },
    {
      name: 'production',
      metadata: { address: 'PRODUCTION_URL', posterFile: '/posters/[a-z-]+-[0-9a-f]{10}-\\d+\\.avif$' },
      testIgnore: [
        'staff.spec.ts',
        'slow-phone*.spec.ts',
        'lighthouse.spec.ts',
        'kit.spec.ts',
        '*-staff.spec.ts',
        'written-html.spec.ts',
      ],
    },
    {
      name: 'development',
      metadata: { address: 'DEVELOPMENT_URL', posterFile: '/posters/[a-z-]+\\.svg$' },
      testMatch: ['two-ways.spec.ts', 'kit.spec.ts', 'pictures.spec.ts'],
    },
    {
      // After `staff.spec.ts`, which begins with no staff at all. By themselves: --project=staff --no-deps
      name: 'staff',
      metadata: { address: 'PRODUCTION_URL' },
      testMatch: staffFiles.get('shared') ?? [],
      dependencies: ['first-admin', 'production'],
    },
    // With a database of their own, so they need not wait for another project.
    { name: 'own-site', testMatch: staffFiles.get('own-site') ?? [] },
    { name: 'image-site', testMatch: staffFiles.get('image-site') ?? [] },
    { name: 'taxed-site', testMatch: staffFiles.get('taxed-site') ?? [] },
    {
      // After the staff tests, which hold locks to see what a silent database does.
      name: 'written',
      metadata: { address: 'PRODUCTION_URL' },
      testMatch: 'written-html.spec.ts',
      dependencies: ['staff', 'own-site', 'image-site', 'taxed-site'],
    },
    {
      name: 'alone',
      metadata: { address: 'PRODUCTION_URL' },
      testMatch: 'slow-phone*.spec.ts',
      // Times are comparable only while nothing else runs.
      workers: 1,
      use: { launchOptions: wholeChromium },
      dependencies: ['written', 'development'],
    },
    {
      // After the other. Two at once, because it calculates the times of a slow phone from what it has recorded.
      name: 'lighthouse',
      metadata: { address: 'PRODUCTION_URL' },
      testMatch: 'lighthouse.spec.ts',
      use: { launchOptions: wholeChromium },
      dependencies: ['alone'],
    },
  ],
});
