import { hash } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

const password = 'river teal umbrella';
/** Cheap to verify, because what is tested is who waits for whom. */
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hash(password, { algorithm: 2, memoryCost: 1024, timeCost: 1, parallelism: 1 });
});

it('hashes a password at its cost, and verifies it', async () => {
  const made = await hashPassword(password);
  expect(made).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(await verifyPassword(made, password, 'staff')).toBe(true);
  expect(await verifyPassword(made, 'guess', 'staff')).toBe(false);
});

const crowdOf = (size: number, asker: 'staff' | 'stranger', crowdHash = passwordHash) =>
  Array.from({ length: size }, () => verifyPassword(crowdHash, 'guess', asker));

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
    // Slow enough that the threads of other tests do not change the order.
    const slowHash = await hash(password, { algorithm: 2, memoryCost: 16_384, timeCost: 3, parallelism: 1 });
    let strangersDone = 0;
    const strangers = crowdOf(40, 'stranger', slowHash).map((one) =>
      one.then(
        () => strangersDone++,
        () => undefined,
      ),
    );
    const staff = Array.from({ length: 3 }, () => verifyPassword(slowHash, password, 'staff'));
    // One round, where the strangers need five in their three slots.
    await staff[0];
    expect(strangersDone).toBeLessThan(15);
    expect(await Promise.all(staff)).toEqual([true, true, true]);
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
