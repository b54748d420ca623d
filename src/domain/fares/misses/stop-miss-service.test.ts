import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedFares } from '#domain/fares/fare-seed-service.ts';
import { listStops, stopHistory } from '#domain/fares/routes/route-staff-service.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { someFares } from '../../../../tests/support/some-fares.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import {
  countListedMisses,
  dismissListedMiss,
  forgetOldMisses,
  listMisses,
  nameMiss,
  noteMiss,
} from './stop-miss-service.ts';

const test = testDatabase();
const actor = someActor(test);
const now = new Date('2026-11-16T06:00:00Z');
const later = new Date('2026-11-18T06:00:00Z');

beforeAll(() => seedFares(test.db, someFares));
beforeEach(() => test.pool.query('truncate stop_misses, stop_miss_hours'));

const stored = async () => {
  const { rows } = await test.pool.query<{ text: string }>('select text from stop_misses order by text');
  return rows.map(({ text }) => text);
};

const noteTwice = async (typed: string) => {
  await noteMiss(test.db, typed, now);
  await noteMiss(test.db, typed, later);
};

const firstMiss = async () => {
  const [miss] = await listMisses(test.db, actor);
  if (!miss) throw new Error('nothing is listed');
  return miss;
};

describe('a place that was not found', () => {
  it('is listed once it was typed twice, however it is written, with the nearest stop', async () => {
    await noteMiss(test.db, ' Xanadu  LAKE! ', now);
    expect(await listMisses(test.db, actor)).toEqual([]);
    await noteMiss(test.db, 'xanadu lake', later);
    await noteTwice('Shillang');
    await noteMiss(test.db, 'shillang', later);
    expect(await listMisses(test.db, actor)).toMatchObject([
      { text: 'shillang', times: 3, nearest: 'Shillong' },
      { text: 'xanadu lake', times: 2, firstDay: '2026-11-16', lastDay: '2026-11-18', nearest: '' },
    ]);
    expect(await countListedMisses(test.db, actor)).toBe(2);
  });

  it.each([
    '98640 12345',
    'House 12, Zoo Road',
    '১২ নং',
    'asha@example.com',
    'https://spam.example',
    'my aunt, behind the banyan tree, fish market',
    '',
    '?!',
    'ab',
  ])('is not kept when it may be about a customer or says nothing: %s', async (typed) => {
    await noteTwice(typed);
    expect(await stored()).toEqual([]);
  });

  it('is cut to sixty characters, in any script', async () => {
    await noteMiss(test.db, 'गुवाहाटी', now);
    await noteMiss(test.db, `${'very'.repeat(10)} ${'long'.repeat(10)}\0`, now);
    expect((await stored()).map(({ length }) => length)).toEqual([60, 8]);
  });

  it('fills nothing in a flood, while known ones are still counted', async () => {
    await noteTwice('xanadu lake');
    const words = Array.from({ length: 26 * 4 }, (_, at) =>
      `${'abcdefghijklmnopqrstuvwxyz'[at % 26]}`.repeat(3 + (at % 4)),
    );
    for (const word of words) await noteMiss(test.db, word, now);
    expect(await stored()).toHaveLength(30);
    await noteMiss(test.db, 'xanadu lake', now);
    expect(await firstMiss()).toMatchObject({ text: 'xanadu lake', times: 3 });
  });

  it('is deleted ninety days after it was last typed', async () => {
    await noteTwice('xanadu lake');
    await forgetOldMisses(test.db, new Date('2027-02-16T06:00:00Z'));
    expect(await stored()).toEqual(['xanadu lake']);
    await forgetOldMisses(test.db, new Date('2027-02-17T06:00:00Z'));
    expect(await stored()).toEqual([]);
  });
});

describe('staff', () => {
  it('make it another name of a stop, which its history shows', async () => {
    await noteTwice('Scotland of the East');
    await test.pool.query(
      `update stops set state = 'Meghalaya', lat = 25.57, lng = 91.88 where slug = 'shillong'`,
    );
    const { id } = await firstMiss();
    await expect(nameMiss(test.db, actor, id, 'Atlantis')).rejects.toMatchObject({
      userText: 'No stop is called Atlantis. Add it under Stops first.',
    });
    expect(await nameMiss(test.db, actor, id, 'Shillong')).toEqual({
      text: 'scotland of the east',
      stop: 'Shillong',
    });
    expect(await stored()).toEqual([]);
    const { rows } = await listStops(test.db, actor, { search: 'scotland', page: 1 });
    expect(rows).toMatchObject([
      { slug: 'shillong', otherNames: expect.stringMatching(/^Police Bazar.*, scotland of the east$/) },
    ]);
    expect((await stopHistory(test.db, actor, 'shillong'))[0]).toMatchObject({
      what: 'changed',
      by: actor.name,
      changes: [{ label: 'Other names' }],
    });
    const { rows: sites } = await test.pool.query(
      `select state, lat::float, lng::float from stops where slug = 'shillong' and ended_at is null`,
    );
    expect(sites).toEqual([{ state: 'Meghalaya', lat: 25.57, lng: 91.88 }]);
    await expect(nameMiss(test.db, actor, id, 'Shillong')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('dismiss what is no place, also when it is typed again', async () => {
    await noteTwice('home');
    expect(await dismissListedMiss(test.db, actor, (await firstMiss()).id)).toBe('home');
    await noteMiss(test.db, 'home', later);
    expect(await listMisses(test.db, actor)).toEqual([]);
  });

  it('without the area of money see and change nothing', async () => {
    await noteTwice('xanadu lake');
    const { id } = await firstMiss();
    const other = { ...actor, areas: [] };
    for (const work of [
      () => listMisses(test.db, other),
      () => countListedMisses(test.db, other),
      () => nameMiss(test.db, other, id, 'Shillong'),
      () => dismissListedMiss(test.db, other, id),
    ])
      await expect(work()).rejects.toMatchObject({ code: 'forbidden' });
  });
});
