import { describe, expect, it } from 'vitest';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { addView, changeView, listViews, maxViews, removeView } from './inbox-view-service.ts';

const test = testDatabase();
const actor = someActor(test);
const other = someActor(test);

const namesFor = async (who: typeof actor) => (await listViews(test.db, who)).map(({ name }) => name);
const hot = { name: 'Hot', query: 'queue=all&value=4', columns: ['value'], isShared: false };

describe('views of the inbox', () => {
  it('are private until their owner shares them, and only the owner changes them', async () => {
    const id = await addView(test.db, actor, hot);
    expect(await listViews(test.db, actor)).toEqual([{ ...hot, id, ownerId: actor.id }]);
    expect(await namesFor(other)).toEqual([]);
    await changeView(test.db, actor, id, { isShared: true });
    expect(await namesFor(other)).toEqual(['Hot']);
    await expect(changeView(test.db, other, id, { name: 'Mine' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await removeView(test.db, other, id);
    expect(await namesFor(actor)).toEqual(['Hot']);
    await changeView(test.db, actor, id, { name: 'Warm', query: 'queue=mine' });
    expect(await listViews(test.db, actor)).toMatchObject([{ name: 'Warm', query: 'queue=mine' }]);
    await removeView(test.db, actor, id);
    await removeView(test.db, actor, id);
    expect(await namesFor(actor)).toEqual([]);
  });

  it('have names that their owner uses once', async () => {
    const id = await addView(test.db, actor, hot);
    await expect(addView(test.db, actor, hot)).rejects.toMatchObject({ code: 'conflict', field: 'name' });
    await addView(test.db, other, hot);
    const second = await addView(test.db, actor, { ...hot, name: 'Cold' });
    await expect(changeView(test.db, actor, second, { name: 'Hot' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await changeView(test.db, actor, id, { name: 'Hot', columns: [] });
  });

  it('are limited in number and length', async () => {
    const own = await namesFor(actor);
    for (let count = own.length; count < maxViews; count++)
      await addView(test.db, actor, { ...hot, name: `View ${count}` });
    await expect(addView(test.db, actor, { ...hot, name: 'One more' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(addView(test.db, other, { ...hot, query: 'x'.repeat(1001) })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
