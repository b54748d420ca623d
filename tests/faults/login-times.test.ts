import { expect, it } from 'vitest';
import { hashPassword } from '#platform/secrets/passwords.ts';
import { goodPassword } from '../support/good-password.ts';
import { addStaff, newBrowser, staffApi } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const { logIn } = staffApi(test);

const rounds = 30;
const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

it('takes the same time to refuse an unknown user, a wrong password and a Non-Admin', async () => {
  const hash = hashPassword(goodPassword);
  const [admin, nonAdmin] = [await addStaff(test, 'Admin', hash), await addStaff(test, 'Non-Admin', hash)];
  const kinds = {
    'User=0': () => logIn(newBrowser(), `nobody-${crypto.randomUUID()}@x.example`, 'guess'),
    'Pwd>-1': () => logIn(newBrowser(), admin.username, 'guess'),
    'Non-Admin': () => logIn(newBrowser(), nonAdmin.username),
  };
  type Kind = keyof typeof kinds;
  async function timeOf(flag: Kind): Promise<number> {
    await test.pool.query('delete from login_failures');
    const started = performance.now();
    expect(await kinds[flag]()).toBe(flag);
    return performance.now() - started;
  }

  const ratios: Record<string, number[]> = { 'Pwd>-1': [], 'Non-Admin': [] };
  for (let round = 0; round < rounds; round++) {
    // Compared within a pass, so that other load on the machine affects all three.
    const unknown = await timeOf('User=0');
    for (const flag of ['Pwd>-1', 'Non-Admin'] as const) ratios[flag]?.push((await timeOf(flag)) / unknown);
  }
  for (const [flag, ofFlag] of Object.entries(ratios)) {
    const ratio = median(ofFlag);
    process.stdout.write(`${flag}: ${ratio.toFixed(3)} of the time of an unknown user\n`);
    expect(ratio).toBeGreaterThan(1 / 1.1);
    expect(ratio).toBeLessThan(1.1);
  }
});
