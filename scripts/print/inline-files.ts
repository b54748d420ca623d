import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What the build does with `import font from './font.ttf?inline'`, for a program that runs without the build. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('?inline')) return next(url, context);
    const base64 = readFileSync(fileURLToPath(url)).toString('base64');
    return { format: 'module', shortCircuit: true, source: `export default 'data:;base64,${base64}';` };
  },
});
