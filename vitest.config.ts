import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { posterFilesPlugin } from './scripts/renditions/poster-files-plugin.ts';
import { headlessShell } from './tests/e2e/support/browsers.ts';
import { isFull } from './tests/support/check-extent.ts';

/** They compare times, or have to be quicker than a limit that is being tested. */
const timed = [
  'tests/http/edge-limits.test.ts',
  'tests/http/many-at-once.test.ts',
  'tests/faults/call-freshness.test.ts',
  'tests/faults/page-freshness.test.ts',
  'tests/faults/large-bodies.test.ts',
  'tests/faults/login-times.test.ts',
  'tests/faults/unknown-addresses.test.ts',
  'tests/faults/printing.test.ts',
  'tests/faults/rolling-stop.test.ts',
  'tests/print/long-documents.test.ts',
  'tests/load/estimates-at-scale.test.ts',
  'tests/load/lists-at-scale.test.ts',
];

/** Only in `npm run check:full`: faults that touch neither enquiries nor money, installation, backups, print, an object store, many or large images. */
const fullOnly = [
  'tests/deploy/**/*.test.ts',
  'tests/print/**/*.test.ts',
  'tests/load/{images,places}-at-scale.test.ts',
  'tests/http/image-uploads-many.test.ts',
  'tests/http/image-uploads-s3.test.ts',
  'tests/http/object-store.test.ts',
  'tests/faults/backup-restore.test.ts',
  'tests/faults/idle-worker.test.ts',
  'tests/faults/mute-connection.test.ts',
  'tests/faults/nginx-restart.test.ts',
  'tests/faults/overdue-digest.test.ts',
  'tests/faults/point-in-time.test.ts',
  'tests/faults/read-only-database.test.ts',
  'tests/faults/two-roles.test.ts',
];

/** They start the worker's child processes, which make PDFs and images: a third of the time that unit tests would take. */
const children = [
  'src/worker/images/{expense-photos,image-maker,uploaded-images}.test.ts',
  'src/worker/pdf/{itinerary-prints,printer,quote-prints}.test.ts',
  'src/worker/sheets/sheet-process.test.ts',
];

/** Half a minute or more each: one that began last would run by itself. */
const longest = [
  'tests/faults/printing.test.ts',
  'tests/load/lists-at-scale.test.ts',
  'tests/faults/large-bodies.test.ts',
  'tests/http/image-uploads-many.test.ts',
  'tests/http/image-uploads.test.ts',
  'tests/faults/enquiries-under-fire.test.ts',
  'tests/faults/staff-under-fire.test.ts',
  'tests/faults/gateway-under-fire.test.ts',
  'tests/faults/backup-restore.test.ts',
  'tests/http/encrypted-secrets.test.ts',
  'tests/http/anonymous-routes.test.ts',
  'tests/deploy/activate.test.ts',
  'tests/http/image-uploads-s3.test.ts',
  'tests/faults/mute-connection.test.ts',
  'tests/http/login-limits.test.ts',
  'tests/faults/mail-replies.test.ts',
  'tests/http/object-store.test.ts',
];

/** In a fresh clone Vitest knows no durations, and begins with the largest files. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((file) => moduleId.endsWith(file));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** What components import of `node_modules`. */
const browserDependencies = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-router',
  'zod',
  'zod/mini',
  'axe-core',
  'vitest-browser-react',
  ...'commands dropcursor gapcursor history inputrules keymap model schema-list state tables transform view'
    .split(' ')
    .map((name) => `@tiptap/pm/${name}`),
];

const shared = { setupFiles: ['tests/support/fail-on-console-error.ts'], restoreMocks: true };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      'packages/*',
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          exclude: children,
          globalSetup: ['tests/support/test-databases.ts'],
          // Each has a database of its own and no state in modules: loading those once takes half of the work.
          isolate: false,
          // A password's hash takes its time, and more of it beside other steps.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Components in a real browser, all files on one page, without a server: what a person types, clicks and sees.
        // Without the module of posters the scan for dependencies fails, and what it had not found reloads the page.
        plugins: [tailwindcss(), posterFilesPlugin()],
        // Known from the start: one that is found later reloads the page in the middle of a test.
        optimizeDeps: { include: browserDependencies },
        test: {
          ...shared,
          name: 'components',
          include: ['src/**/*.test.tsx'],
          setupFiles: [...shared.setupFiles, 'tests/support/component-setup.ts'],
          isolate: false,
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: headlessShell }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
          },
        },
      },
      {
        test: {
          ...shared,
          name: 'children',
          include: children,
          globalSetup: ['tests/support/test-databases.ts'],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Real processes, real proxies and their deaths: each file has its own servers, and most of them wait more than
        // they compute. One file more than CI has cores.
        test: {
          ...shared,
          name: 'system',
          include: [
            'tests/{http,faults,deploy,print}/**/*.test.ts',
            'tests/load/{images,places}-at-scale.test.ts',
          ],
          exclude: isFull ? timed : [...timed, ...fullOnly],
          globalSetup: ['tests/support/test-databases.ts'],
          isolate: false,
          maxWorkers: 3,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'timed',
          include: timed,
          globalSetup: ['tests/support/test-databases.ts'],
          isolate: false,
          // Two at once disturb each other less than their limits allow; three, or browsers beside them, do not.
          maxWorkers: 2,
          // A machine that does something else for seconds breaks a limit; the check names every second try.
          retry: 1,
          // Where both are asked for, after the others.
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        // A million rows take minutes to make: by themselves, with `npm run test:load`.
        test: {
          ...shared,
          name: 'load',
          include: ['tests/load/{enquiries,customers,bookings,trips,bank-statements,money}-at-scale.test.ts'],
          globalSetup: ['tests/support/test-databases.ts'],
          fileParallelism: false,
          testTimeout: 240_000,
        },
      },
      { test: { ...shared, name: 'image', include: ['tests/image/**/*.test.ts'] } },
    ],
  },
});
