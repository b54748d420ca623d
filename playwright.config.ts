import { defineConfig } from '@playwright/test';
import { headlessShell, wholeChromium } from './tests/e2e/support/browsers.ts';

/** Runs that go side by side keep what they write apart. */
const run = process.env.BROWSER_RUN ?? 'e2e';

/** Debian's Chromium against the production build and, for what differs there, the development server. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/start-system.ts',
  forbidOnly: true,
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
      // One test after the other on a development server: begun before the other staff tests, for the same reason.
      name: 'other-texts',
      testMatch: 'other-texts-staff.spec.ts',
      dependencies: ['first-admin', 'production'],
    },
    {
      // After `staff.spec.ts`, which begins with no staff at all. By themselves: --project=staff --no-deps
      name: 'staff',
      metadata: { address: 'PRODUCTION_URL' },
      testMatch: '*-staff.spec.ts',
      testIgnore: 'other-texts-staff.spec.ts',
      dependencies: ['first-admin', 'production'],
    },
    {
      // After the staff tests, which hold locks to see what a silent database does.
      name: 'written',
      metadata: { address: 'PRODUCTION_URL' },
      testMatch: 'written-html.spec.ts',
      dependencies: ['staff'],
    },
    {
      name: 'alone',
      metadata: { address: 'PRODUCTION_URL' },
      testMatch: 'slow-phone*.spec.ts',
      use: { launchOptions: wholeChromium },
      dependencies: ['other-texts', 'written', 'development'],
    },
    {
      // After the other: two that measure time at once would measure each other.
      name: 'lighthouse',
      metadata: { address: 'PRODUCTION_URL' },
      testMatch: 'lighthouse.spec.ts',
      use: { launchOptions: wholeChromium },
      dependencies: ['alone'],
    },
  ],
});
