import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

const password = 'river teal umbrella';
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const crowdOf = (size: number, asker: 'staff' | 'stranger') =>
  Array.from({ length: size }, () => verifyPassword(passwordHash, 'guess', asker));

const countRefused = (results: PromiseSettledResult<boolean>[]) =>
  results.filter(({ status }) => status === 'rejected').length;

describe('many logins of strangers', () => {
  it('run or wait up to fifteen; the others are refused as unavailable', async () => {
    const results = await Promise.allSettled(crowdOf(40, 'stranger'));
    expect(countRefused(results)).toBe(25);
    const refused = results.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'unavailable' } });
  });

  it('leave staff a slot to run and places to wait', async () => {
    let strangersDone = 0;
    const strangers = crowdOf(40, 'stranger').map((one) =>
      one.then(
        () => strangersDone++,
        () => undefined,
      ),
    );
    const staff = Array.from({ length: 5 }, () => verifyPassword(passwordHash, password, 'staff'));
    expect(await Promise.all(staff)).toEqual([true, true, true, true, true]);
    expect(strangersDone).toBeLessThan(15);
    await Promise.all(strangers);
    expect(strangersDone).toBe(15);
  });
});

describe('many logins of staff', () => {
  it('have four slots to run and sixteen to wait; strangers run afterwards', async () => {
    expect(countRefused(await Promise.allSettled(crowdOf(25, 'staff')))).toBe(5);
    expect(countRefused(await Promise.allSettled(crowdOf(15, 'stranger')))).toBe(0);
  });
});
