import { defineConfig } from 'vitest/config';

const shared = { setupFiles: ['tests/support/fail-on-console-error.ts'], restoreMocks: true };

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/test-databases.ts'],
        },
      },
      {
        // Real processes, real proxies and their deaths: one file at a time, each with its own servers.
        test: {
          ...shared,
          name: 'system',
          include: [
            'tests/http/**/*.test.ts',
            'tests/faults/**/*.test.ts',
            'tests/deploy/**/*.test.ts',
            'tests/load/lists-at-scale.test.ts',
          ],
          globalSetup: ['tests/support/test-databases.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // A million rows take minutes to make: by themselves, with `npm run test:load`.
        test: {
          ...shared,
          name: 'load',
          include: ['tests/load/enquiries-at-scale.test.ts'],
          globalSetup: ['tests/support/test-databases.ts'],
          testTimeout: 60_000,
        },
      },
      { test: { ...shared, name: 'image', include: ['tests/image/**/*.test.ts'] } },
    ],
  },
});
