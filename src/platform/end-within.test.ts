import { expect, it } from 'vitest';
import { run } from '../../tests/support/process.ts';

const stopping = (limitMs: number, hangs: boolean) => `
  import { endWithin } from './src/platform/end-within.ts';
  import { createLog } from './src/platform/log.ts';
  endWithin(${limitMs}, createLog('info', 'script'));
  if (${hangs}) setInterval(() => {}, 1000);
`;
const end = (limitMs: number, hangs: boolean) =>
  run(process.execPath, ['--input-type=module-typescript', '--eval', stopping(limitMs, hangs)]);

it('ends a process whose stop hangs, and logs it', async () => {
  const process = end(100, true);
  expect(await process.ended).toBe(1);
  expect(process.output()).toContain('the stop took too long');
});

it('does not delay a process that has stopped', async () => {
  const process = end(60_000, false);
  expect(await process.ended).toBe(0);
  expect(process.output()).toBe('');
});
