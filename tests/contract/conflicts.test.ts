import { beforeAll, describe, expect, it } from 'vitest';
import { handleRates } from '#app/staff/cabs/rates/rates-action.ts';
import { intents } from '#app/staff/cabs/rates/rates-intents.ts';
import { handleUsers } from '#app/staff/settings/users/users-action.ts';
import { listCarTypes } from '#domain/fares/cab-lists/cab-list-service.ts';
import { profileRevision } from '#domain/staff/staff-input.ts';
import { seedAll } from '../../scripts/database/seed-all.ts';
import { someActor } from '../support/some-actor.ts';
import { staffActions } from '../support/staff-actions.ts';
import { addStaff, newBrowser, staffApi } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const { logIn, get, post } = staffApi(test);
const ask = staffActions(test);
const browser = newBrowser();
const actor = someActor(test);

beforeAll(async () => {
  await seedAll(test.url);
  const { username } = await addStaff(test);
  await logIn(browser, username);
});

describe('two staff members who edit the same', () => {
  const changed = /^Somebody else changed this while you were editing/;

  it('car type: the second one is told, and nothing is overwritten', async () => {
    const sedan = async () => {
      const car = (await listCarTypes(test.db, actor)).find(({ code }) => code === 'sedan');
      if (!car) throw new Error('there are no car types');
      return car;
    };
    const opened = await sedan();
    const form = {
      ...{ intent: intents.carType, code: 'sedan', examples: 'Dzire', picture: '' },
      ...{ seats: '4', bags: '2', revision: String(opened.revision) },
    };
    expect(await ask(browser, handleRates, { ...form, name: 'Theirs' })).toMatchObject({ done: true });
    const refused = await ask(browser, handleRates, { ...form, name: 'Mine' });
    expect(refused).toMatchObject({ done: false, code: 'conflict', text: expect.stringMatching(changed) });
    expect((await sedan()).name).toBe('Theirs');
    const again = { ...form, name: 'Mine', revision: String((await sedan()).revision) };
    expect(await ask(browser, handleRates, again)).toMatchObject({ done: true });
  });

  it('profile: the second one is told, and the same form saves twice', async () => {
    const { id, username, name } = await addStaff(test);
    const seen = profileRevision({ name, username, designation: 'Clerk', address: 'Guwahati' });
    const form = { intent: 'update', id, n_updateUsername: username, expectedRevision: seen };
    const first = await ask(browser, handleUsers, { ...form, n_updateName: 'Theirs' });
    expect(first).toMatchObject({ done: true });
    const refused = await ask(browser, handleUsers, { ...form, n_updateName: 'Mine' });
    expect(refused).toMatchObject({ done: false, code: 'conflict', text: expect.stringMatching(changed) });
    const { revision } = (first as { value: { revision: string } }).value;
    const second = { ...form, n_updateName: 'Once more', expectedRevision: revision };
    expect(await ask(browser, handleUsers, second)).toMatchObject({ done: true });

    const call = '/adminDashboard/manage-users/user-profile-update/update-user';
    const fields = { id, n_updateUsername: username, n_updateName: 'By the call' };
    expect(await (await post(browser, call, { ...fields, expectedRevision: seen })).json()).toEqual({
      flag: 'err',
      err: expect.stringMatching(changed),
    });
    expect(await (await post(browser, call, fields)).json()).toEqual({ flag: 1, err: '' });
    const read = await get(
      browser,
      `/adminDashboard/manage-users/user-profile-update/get-user-update-data/?id=${id}`,
    );
    expect(await read.json()).toMatchObject({ n_name: 'By the call' });
  });
});
