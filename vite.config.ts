import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { posterFilesPlugin } from './scripts/renditions/poster-files-plugin.ts';

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
