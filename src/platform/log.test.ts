import { spawnSync } from 'node:child_process';
import { closeSync, fstatSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#platform/database/db.ts';
import { createLog, requestScope } from './log.ts';

function capture() {
  const lines: string[] = [];
  const log = createLog('debug', 'web', { write: (line: string) => void lines.push(line) });
  return { log, lines };
}

describe('the log', () => {
  it('never shows a password, a token or a phone number', () => {
    const { log, lines } = capture();
    const canary = 'canary-7f3a';
    log.info({ password: canary, body: { n_contactno: canary, token: canary } }, 'top and one deep');
    log.warn({ request: { headers: { cookie: canary, authorization: canary } } }, 'two deep');
    log.error(
      { err: new Error('failed'), user: { n_newPasswordValue: canary, email: canary } },
      'beside an error',
    );
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toContain(canary);
    expect(lines.join()).toContain('[hidden]');
  });

  it('logs a failed query without its values', async () => {
    const { log, lines } = capture();
    const canary = 'canary-98640';
    const database = openDatabase({
      url: inject('postgres').adminUrl,
      name: 'test',
      log: createLog('silent', 'script'),
    });
    const insert = database.db.execute(sql`select ${canary}::bigint, ${canary}`);
    await insert.catch((error) => log.error({ err: error }, 'failed'));
    await database.close();
    expect(lines.join()).toContain('22P02');
    expect(lines.join()).toContain('log.test.ts');
    expect(lines.join()).not.toContain(canary);
  });

  it('adds the request id to every line, across awaits', async () => {
    const { log, lines } = capture();
    await requestScope.run({ requestId: 'r-1' }, async () => {
      await Promise.resolve();
      log.info('inside');
    });
    log.info('outside');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: 'r-1', msg: 'inside' });
    expect(JSON.parse(lines[1] ?? '')).not.toHaveProperty('requestId');
  });
});

const streamOf = (output: number) => {
  const { dev, ino } = fstatSync(output);
  return `${dev}:${ino}`;
};

/** What a program writes to one of its outputs, which may lead to the journal. */
function linesOf(
  nodeArgs: string[],
  output: 'stdout' | 'stderr',
  journalStreamOf: (output: number) => string,
  env: NodeJS.ProcessEnv = {},
): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'purvai-log-'));
  const file = join(folder, 'output');
  const written = openSync(file, 'w');
  try {
    spawnSync(process.execPath, nodeArgs, {
      env: { ...env, JOURNAL_STREAM: journalStreamOf(written) },
      stdio: ['ignore', output === 'stdout' ? written : 'ignore', output === 'stderr' ? written : 'ignore'],
      timeout: 60_000,
    });
    return readFileSync(file, 'utf8').trimEnd().split('\n');
  } finally {
    closeSync(written);
    rmSync(folder, { recursive: true });
  }
}

/** What a program that logs at each level writes to its standard output. */
function linesOfProgram(journalStreamOf: (output: number) => string): string[] {
  const program = `
    import { createLog } from '${import.meta.resolve('./log.ts')}';
    const log = createLog('debug', 'web');
    for (const level of ['debug', 'info', 'warn', 'error', 'fatal']) log[level](level);
    log.child({ job: 'mail' }).warn('of a child');
    process.exit(0);`;
  return linesOf(['--input-type=module', '--eval', program], 'stdout', journalStreamOf);
}

describe('the log of a systemd unit', () => {
  it('has the priority of each line before it, for `journalctl -p warning`', () => {
    const lines = linesOfProgram(streamOf).map((line) => {
      const [, priority, rest] = /^<(\d)>(.*)$/.exec(line) ?? [];
      return [Number(priority), JSON.parse(rest ?? '').msg];
    });
    expect(lines).toEqual([
      [7, 'debug'],
      [6, 'info'],
      [4, 'warn'],
      [3, 'error'],
      [2, 'fatal'],
      [4, 'of a child'],
    ]);
  });

  it.each([
    ['there is no journal', () => ''],
    ['the output leads elsewhere', () => '1:1'],
  ])('is plain JSON where %s', (_, journalStream) => {
    const lines = linesOfProgram(journalStream).map((line) => JSON.parse(line).msg);
    expect(lines).toEqual(['debug', 'info', 'warn', 'error', 'fatal', 'of a child']);
  });
});

describe('a program that ends by an error', () => {
  it.each([
    ['an error that nothing caught', `throw new Error('canary');`],
    ['a promise that nothing waited for', `Promise.reject(new Error('canary'));`],
  ])('logs %s for `journalctl -p warning`', (_, statement) => {
    const program = `
      import { createLog, logUncaught } from '${import.meta.resolve('./log.ts')}';
      logUncaught(createLog('info', 'worker'));
      ${statement}`;
    const [line = ''] = linesOf(['--input-type=module', '--eval', program], 'stdout', streamOf);
    expect(JSON.parse(/^<2>(.*)$/.exec(line)?.[1] ?? '{}')).toMatchObject({
      level: 60,
      part: 'worker',
      err: { message: 'canary' },
    });
  });

  it.each(['server', 'worker'])('is prepared for that as soon as the %s knows its level', (part) => {
    const program = readFileSync(join(import.meta.dirname, `../${part}/main.ts`), 'utf8');
    expect(program).toMatch(/const env = readEnv\(\);\n(const log = .*\n)?logUncaught\(/);
  });

  it.each([
    ['with a priority in the journal', streamOf, '<3>The environment is not usable: DATABASE_URL'],
    ['as it is elsewhere', () => '', 'The environment is not usable: DATABASE_URL'],
  ])('names a variable that is missing, %s', (_, journalStreamOf, text) => {
    const program = `
      import { readEnv } from '${import.meta.resolve('./env.ts')}';
      readEnv();`;
    const [line = ''] = linesOf(['--input-type=module', '--eval', program], 'stderr', journalStreamOf);
    expect(line.slice(0, text.length)).toBe(text);
  });
});
