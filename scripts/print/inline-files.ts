import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Handles `import font from './font.ttf?inline'` as the build does, for a program that runs from source. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('?inline')) return next(url, context);
    const base64 = readFileSync(fileURLToPath(url)).toString('base64');
    return { format: 'module', shortCircuit: true, source: `export default 'data:;base64,${base64}';` };
  },
});
