import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { newBrowser, staffApi } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const { logIn } = staffApi(test);

const create = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/staff-create.ts', ...words], {
    env: { ...process.env, DATABASE_URL: test.url },
  }).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    ({ stdout, code }) => ({ stdout, code }),
  );

describe('npm run staff:create', () => {
  it('adds an Admin whose password has to be changed, once', async () => {
    const { stdout, code } = await create('Asha@Purvai.example', 'Asha Bora');
    expect(code).toBe(0);
    const [, password = ''] = /Password: (\S+)/.exec(stdout) ?? [];
    expect(await logIn(newBrowser(), 'asha@purvai.example', password)).toBe('Session:1');
    const { rows } = await test.pool.query(
      'select name, admin_status, must_change_password from staff_users',
    );
    expect(rows).toEqual([{ name: 'Asha Bora', admin_status: 'Admin', must_change_password: true }]);
    expect(await create('asha@purvai.example')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('already'),
    });
    expect((await create()).code).toBe(1);
  });
});
