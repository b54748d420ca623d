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
