import { beforeEach, describe, expect, it } from 'vitest';
import { addStaff } from '../../../tests/support/staff-api.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { type Area, areas } from './areas.ts';
import type { StaffActor } from './staff.ts';
import { changeAreas, changeRight, removeUser } from './user-service.ts';

const test = testDatabase();

async function admin(own: readonly Area[] = areas): Promise<StaffActor> {
  const user = await addStaff(test);
  await test.pool.query('update staff_users set areas = $2 where id = $1', [user.id, own]);
  return { ...user, areas: [...own], fromAddress: '', sessionId: '1' } as unknown as StaffActor;
}

const storedAreas = async (id: string) =>
  (await test.pool.query('select areas from staff_users where id = $1', [id])).rows[0].areas;

beforeEach(() => test.pool.query('delete from staff_users'));

describe('changeAreas', () => {
  it('stores the chosen areas in their order and logs them', async () => {
    const [actor, other] = [await admin(), await admin()];
    await changeAreas(test.db, actor, other.id, ['money', 'enquiries']);
    expect(await storedAreas(other.id)).toEqual(['enquiries', 'money']);
    const { rows } = await test.pool.query(`select detail from activity where action = 'user-areas-changed'`);
    expect(rows.at(-1).detail).toMatchObject({ to: 'enquiries, money' });
  });

  it('refuses no area at all, and an actor who may not manage users', async () => {
    const [actor, other] = [await admin(), await admin(['enquiries'])];
    await expect(changeAreas(test.db, actor, other.id, [])).rejects.toMatchObject({ code: 'invalid' });
    await expect(changeAreas(test.db, other, actor.id, ['money'])).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('keeps one Admin who may manage users, also when they leave, are demoted or change each other at once', async () => {
    const [first, second, limited] = [await admin(), await admin(), await admin(['enquiries'])];
    const outcomes = await Promise.allSettled([
      changeAreas(test.db, first, second.id, ['money']),
      changeAreas(test.db, second, first.id, ['money']),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const last = (await storedAreas(first.id)).includes('users') ? first : second;
    const conflict = { code: 'conflict' };
    await expect(changeAreas(test.db, last, last.id, ['money'])).rejects.toMatchObject(conflict);
    await expect(changeRight(test.db, last, last.id, 'Non-Admin')).rejects.toMatchObject(conflict);
    await expect(
      removeUser(test.db, { ...last, id: limited.id } as StaffActor, last.id),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await changeAreas(test.db, last, limited.id, areas);
    await changeAreas(test.db, last, last.id, ['money']);
    expect(await storedAreas(last.id)).toEqual(['money']);
  });

  it('keeps one Admin who may manage users where nobody has every area', async () => {
    const [last] = [await admin(['users', 'money']), await admin(['enquiries'])];
    const conflict = { code: 'conflict' };
    await expect(changeAreas(test.db, last, last.id, ['money'])).rejects.toMatchObject(conflict);
    await expect(changeRight(test.db, last, last.id, 'Non-Admin')).rejects.toMatchObject(conflict);
    await changeAreas(test.db, last, last.id, ['users']);
    expect(await storedAreas(last.id)).toEqual(['users']);
  });
});
