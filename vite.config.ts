import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';
import { posterFilesPlugin } from './scripts/renditions/poster-files-plugin.ts';

const staffFiles = String.raw`src\/app\/(staff|content\/staff)\/`;

/**
 * Which scripts are one file. By itself the bundler makes sixty small ones for a page of the staff area, and a slow
 * network waits for each. What public pages load is kept apart by its users, so that they carry nothing of the staff's.
 */
const scriptGroups = [
  { name: 'site', test: /src\/app\/(islands|duty)\//, entriesAware: true, priority: 4 },
  {
    name: 'common',
    test: new RegExp(String.raw`${staffFiles}|node_modules\/react-router\/`),
    minShareCount: 30,
    priority: 3,
  },
  // `$initial` leaves out what is loaded on use.
  { name: 'shell', test: new RegExp(`${staffFiles}shell\\/`), tags: ['$initial'], priority: 2 },
  { name: 'parts', test: new RegExp(staffFiles), minShareCount: 12, tags: ['$initial'], priority: 1 },
] satisfies Rolldown.CodeSplittingGroup[];

/** A file of a group is named by its only user, or else by the group. */
function nameOfScript(name: string): string {
  const [group = name, ...users] = name.split('~');
  return users.length === 1 ? (users[0] ?? group) : group;
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), posterFilesPlugin()],
  // Known from the start, so that the first visit in development is not interrupted by a reload.
  optimizeDeps: {
    include: [
      'react-dom',
      'react-dom/client',
      'react-router/dom',
      'zod',
      'zod/mini',
      'diff',
      'htmlparser2',
      'libphonenumber-js/min',
      'uqr',
      '@tiptap/core',
      '@tiptap/extension-image',
      '@tiptap/extension-table',
      '@tiptap/pm/keymap',
      '@tiptap/pm/model',
      '@tiptap/pm/state',
      '@tiptap/pm/view',
      '@tiptap/react',
      '@tiptap/starter-kit',
    ],
    // Only loaders use these, and they never reach a browser.
    exclude: ['@node-rs/argon2', 'drizzle-orm', 'drizzle-orm/pg-core', 'otplib', 'sanitize-html'],
  },
  // Small files stay files: the page's policy lets no font or script come out of a data: address.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            chunkFileNames: ({ name }) => `assets/${nameOfScript(name)}-[hash].js`,
            codeSplitting: { groups: scriptGroups },
          },
        },
      },
    },
    ssr: {
      // Node reads this package's list of exports, 180 kB of it, again for each of its files: a second at every start.
      resolve: { noExternal: ['drizzle-orm'] },
      build: {
        rollupOptions: {
          // One graph for pages, calls and jobs, so that each module exists once in a process.
          input: {
            web: 'src/server/main.ts',
            worker: 'src/worker/main.ts',
            print: 'src/worker/pdf/main.ts',
            images: 'src/worker/images/main.ts',
            migrate: 'scripts/migrate.ts',
            seed: 'scripts/seed.ts',
            'secrets-rotate': 'scripts/secrets-rotate.ts',
            backup: 'scripts/backup.ts',
            restore: 'scripts/restore.ts',
            'restore-finish': 'scripts/restore-finish.ts',
          },
          output: { chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
});
