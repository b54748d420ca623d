import { expect, it } from 'vitest';
import { addStaff, newBrowser, staffApi } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const { logIn } = staffApi(test);

const tries = 200;
const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

it('takes the same time to refuse an unknown user, a wrong password and a Non-Admin', {
  timeout: 300_000,
}, async () => {
  const [admin, nonAdmin] = [await addStaff(test), await addStaff(test, 'Non-Admin')];
  const kinds = {
    'User=0': () => logIn(newBrowser(), `nobody-${crypto.randomUUID()}@x.example`, 'guess'),
    'Pwd>-1': () => logIn(newBrowser(), admin.username, 'guess'),
    'Non-Admin': () => logIn(newBrowser(), nonAdmin.username),
  };
  const times: Record<string, number[]> = { 'User=0': [], 'Pwd>-1': [], 'Non-Admin': [] };
  for (let count = 0; count < tries; count++) {
    // In turn, so that whatever else the machine does touches all three alike.
    for (const [flag, refuse] of Object.entries(kinds)) {
      await test.pool.query('delete from login_failures');
      const started = performance.now();
      expect(await refuse()).toBe(flag);
      times[flag]?.push(performance.now() - started);
    }
  }
  const medians = Object.values(times).map(median);
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.1);
});
