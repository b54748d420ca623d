import { join } from 'node:path';
import type { PrintScript } from '#worker/pdf/printer.ts';

/** The print program from its source, which Node runs directly; only the fonts need a loader. */
export const sourcePrintScript: PrintScript = {
  path: join(import.meta.dirname, '../../src/worker/pdf/main.ts'),
  execArgv: ['--import', join(import.meta.dirname, 'inline-files.ts')],
};
