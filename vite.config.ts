import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';
import { posterFilesPlugin } from './scripts/renditions/poster-files-plugin.ts';

/**
 * Which scripts are one file. By itself the bundler makes sixty small ones for a page of the staff area, and a slow
 * network waits for each. A group takes what its files import with them, unless a group of higher priority has it.
 */
const scriptGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 7 },
  // What public pages share with the staff area: `start` is loaded with each page, `forms` when a form is touched.
  { name: 'start', test: /src\/(paths|app\/fonts\/keep-fonts)\.ts|vite\/preload-helper/, priority: 6 },
  {
    name: 'forms',
    test: /src\/(app\/ui\/(icons|button|text-field|status-line)|domain\/(shared\/(money|india-time)|fares\/fare-text))\.tsx?/,
    priority: 5,
  },
  // Kept apart by the entries that load it, so that public pages carry nothing of the staff's.
  { name: 'site', test: /src\/app\/(islands\/|duty\/driver-script)/, entriesAware: true, priority: 4 },
  {
    name: 'staff',
    // Not the root and its layout: each has a style sheet of its own. The small ones are imported by screens of every
    // kind, which would otherwise load them with all of the inbox.
    test: /src\/(app\/staff\/(hydrate|shell\/dashboard-layout|enquiries\/live\/(use-live|use-now|live-line)|ui\/stage-pill)|staff-paths|app\/ui\/(cut|contact-icons|logo)|domain\/shared\/shown-phone)\.tsx?/,
    priority: 3,
  },
  {
    name: 'parts',
    // The check of a form brings zod with it.
    test: /src\/app\/(staff|content\/staff)\/(?!ui\/form-fault)/,
    minShareCount: 12,
    tags: ['$initial'],
    priority: 2,
  },
  { name: 'inbox', test: /src\/app\/staff\/enquiries\/inbox\/inbox-page\.tsx/, priority: 1 },
] satisfies Rolldown.CodeSplittingGroup[];

/** A file of a group is named by the only entry that loads it, or else by the group. */
function nameOfScript(name: string): string {
  const [group = name, ...entries] = name.split('~');
  return entries.length === 1 ? (entries[0] ?? group) : group;
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
      '@tiptap/pm/commands',
      '@tiptap/pm/dropcursor',
      '@tiptap/pm/gapcursor',
      '@tiptap/pm/history',
      '@tiptap/pm/inputrules',
      '@tiptap/pm/keymap',
      '@tiptap/pm/model',
      '@tiptap/pm/schema-list',
      '@tiptap/pm/state',
      '@tiptap/pm/tables',
      '@tiptap/pm/transform',
      '@tiptap/pm/view',
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
            sheets: 'src/worker/sheets/main.ts',
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
