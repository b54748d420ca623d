import { join } from 'node:path';
import type { ChildScript } from '#worker/child-work.ts';

/** The print program from its source, which Node runs directly; only the fonts need a loader. */
export const sourcePrintScript: ChildScript = {
  path: join(import.meta.dirname, '../../src/worker/pdf/main.ts'),
  execArgv: ['--import', join(import.meta.dirname, 'inline-files.ts')],
};

/** The program that makes the files of images. */
export const sourceImageScript: ChildScript = {
  path: join(import.meta.dirname, '../../src/worker/images/main.ts'),
};

/** The program that reads the files of imports. */
export const sourceSheetScript: ChildScript = {
  path: join(import.meta.dirname, '../../src/worker/sheets/main.ts'),
};
