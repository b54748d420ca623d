import { beforeAll, describe, expect, it } from 'vitest';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { addStop, listStops, removeStop } from '#domain/fares/routes/route-staff-service.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { previewLeg, previewNewLeg } from './leg-preview-service.ts';
import { addLeg, changeLeg, legHistory, listLegs, removeLeg } from './leg-staff-service.ts';

const test = testDatabase();
const actor = someActor(test);
const now = new Date('2026-11-16T06:00:00Z');

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

const facts = { km: 12, minutes: 30, isHill: true, closedMonths: [12, 1], note: '', source: '' };
const legs = (search: string, which: 'all' | 'unconfirmed' | 'removed' = 'all') =>
  listLegs(test.db, actor, { search, page: 1, which });
async function firstLeg(search: string) {
  const [leg] = (await legs(search)).rows;
  if (!leg) throw new Error(`no leg: ${search}`);
  return leg;
}
async function newStop(name: string) {
  const site = { kind: 'beyond', city: 'guwahati', otherNames: '', state: 'Assam', lat: null, lng: null };
  const slug = await addStop(test.db, actor, { ...site, name, kind: 'beyond' });
  return { slug, stop: async () => (await listStops(test.db, actor, { search: name, page: 1 })).rows[0] };
}

describe('the list', () => {
  it('has every leg by pages, and finds legs by words of both stops and by what is to be confirmed', async () => {
    expect(await legs('')).toMatchObject({ total: sampleFares.legs.length, totalPages: 13 });
    const { rows } = await legs('jorabat nongpoh');
    expect(rows).toMatchObject([{ from: 'Jorabat', to: 'Nongpoh' }]);
    const unconfirmed = await legs('', 'unconfirmed');
    const [leg] = unconfirmed.rows;
    expect(leg).toMatchObject({ source: '' });
    if (leg) await changeLeg(test.db, actor, leg.id, { ...leg, source: 'Map' }, '');
    expect((await legs('', 'unconfirmed')).total).toBe(unconfirmed.total - 1);
    expect((await legs('xyzzy')).rows).toEqual([]);
  });
});

describe('a leg', () => {
  it('is refused between unknown or equal stops, and twice in either direction', async () => {
    const add = (from: string, to: string) => addLeg(test.db, actor, { from, to }, facts);
    expect(await add('Guwahati', 'Atlantis')).toMatchObject({ wrong: 'to' });
    expect(await add('Gauhati', 'Guwahati')).toMatchObject({ wrong: 'to' });
    await expect(add('Nongpoh', 'Jorabat')).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      previewNewLeg(test.db, actor, { from: 'Nongpoh', to: 'Jorabat' }, facts, now),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('gives a stop without a road its first one, which keeps the stop from being removed', async () => {
    const { stop } = await newStop('Hidden Valley');
    expect(await stop()).toMatchObject({ isRoadless: true, legCount: 0 });
    expect(await addLeg(test.db, actor, { from: 'Shillong', to: 'Hidden Valley' }, facts)).toEqual({
      name: 'Shillong – Hidden Valley',
    });
    const joined = await stop();
    expect(joined).toMatchObject({ isRoadless: false, legCount: 1 });
    await expect(removeStop(test.db, actor, joined?.id ?? '', 0)).rejects.toMatchObject({
      code: 'conflict',
      userText: 'Hidden Valley has road legs. Remove them first.',
    });
  });

  it('is changed by a new row, with its history and a line in the log', async () => {
    const leg = await firstLeg('nongpoh umiam');
    const changed = { ...leg, km: leg.km + 1, isHill: !leg.isHill, closedMonths: [7] };
    expect(await changeLeg(test.db, actor, leg.id, changed, '')).toHaveLength(3);
    const [entry] = await legHistory(test.db, actor, leg.toSlug, leg.fromSlug);
    expect(entry).toMatchObject({
      what: 'changed',
      by: actor.name,
      changes: [
        { label: 'Km', from: String(leg.km), to: String(leg.km + 1) },
        { label: 'Hill road' },
        { label: 'Closed months', from: '', to: 'Jul' },
      ],
    });
    const { rows } = await test.pool.query(
      `select subject_kind, subject_name from activity where action = 'leg-changed' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ subject_kind: 'leg', subject_name: `${leg.from} – ${leg.to}` }]);
    expect(await changeLeg(test.db, actor, (await firstLeg('nongpoh umiam')).id, changed, '')).toEqual([]);
  });

  it('refuses a change, a removal and a preview by someone who saw an older row', async () => {
    const leg = await firstLeg('dirang bomdila');
    await changeLeg(test.db, actor, leg.id, { ...leg, km: leg.km + 1 }, '');
    for (const late of [
      () => changeLeg(test.db, actor, leg.id, { ...leg, km: 1 }, ''),
      () => removeLeg(test.db, actor, leg.id, ''),
      () => previewLeg(test.db, actor, leg.id, undefined, now),
    ])
      await expect(late()).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the preview of a leg', () => {
  it('has the rides that change with their fares, and how many pairs of stops do', async () => {
    const leg = await firstLeg('jorabat nongpoh');
    const effects = await previewLeg(test.db, actor, leg.id, { ...leg, km: leg.km + 10 }, now);
    expect(effects).toMatchObject({ car: 'sedan', days: ['2026-11-17'], cutOff: [], cutOffMark: '' });
    expect(effects.pairs).toMatchObject({ lost: 0, gained: 0 });
    expect(effects.pairs.changed).toBeGreaterThan(1000);
    const ride = effects.changes.find(({ from, to }) => from === 'Guwahati' && to === 'Shillong');
    expect(ride?.becomes?.km).toBe((ride?.was?.km ?? 0) + 10);
    // 10 km at ₹19 with 5% of GST, both fares rounded to the rupee.
    const rise = (ride?.becomes?.totalPaise ?? 0) - (ride?.was?.totalPaise ?? 0);
    expect([199_00, 200_00]).toContain(rise);
    expect(effects.changes.length).toBeLessThan(effects.watched);
  });

  it('is empty where no figure changes', async () => {
    const leg = await firstLeg('jorabat nongpoh');
    const effects = await previewLeg(test.db, actor, leg.id, { ...leg, note: 'Four lanes' }, now);
    expect(effects).toMatchObject({ changes: [], cutOff: [], pairs: { changed: 0, lost: 0, gained: 0 } });
  });

  it('names stops that are cut off, and a change without having seen them is refused', async () => {
    await newStop('Lonely Ridge');
    await addLeg(test.db, actor, { from: 'Shillong', to: 'Lonely Ridge' }, { ...facts, closedMonths: [] });
    const leg = await firstLeg('lonely ridge');
    const closed = { ...leg, closedMonths: [1, 2] };
    const closing = await previewLeg(test.db, actor, leg.id, closed, now);
    expect(closing.cutOff).toEqual([{ months: [1, 2], slugs: ['Lonely Ridge'] }]);
    expect(closing.days).toEqual(['2026-11-17', '2027-01-01']);
    const removing = await previewLeg(test.db, actor, leg.id, undefined, now);
    expect(removing.cutOff).toEqual([{ months: [], slugs: ['Lonely Ridge'] }]);
    expect(removing.pairs.lost).toBeGreaterThan(300);

    await expect(removeLeg(test.db, actor, leg.id, '')).rejects.toMatchObject({ code: 'conflict' });
    await expect(removeLeg(test.db, actor, leg.id, closing.cutOffMark)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await firstLeg('lonely ridge')).id).toBe(leg.id);
    expect(await removeLeg(test.db, actor, leg.id, removing.cutOffMark)).toBe('Shillong – Lonely Ridge');
    expect((await legs('lonely')).total).toBe(0);
    const { rows } = await legs('lonely', 'removed');
    expect(rows).toMatchObject([{ from: 'Shillong', to: 'Lonely Ridge', isRemoved: true }]);
    await addLeg(test.db, actor, { from: 'shillong', to: 'lonely-ridge' }, facts);
    expect((await legs('lonely', 'removed')).total).toBe(0);
  });

  it('follows a ride over a pass into the month in which it closes', async () => {
    const leg = await firstLeg('jang dirang');
    const effects = await previewLeg(test.db, actor, leg.id, { ...leg, closedMonths: [1] }, now);
    const ride = effects.changes.find(({ to, day }) => to === 'Tawang' && day === '2027-01-01');
    expect(ride?.was?.km).toBeGreaterThan(300);
    expect(ride?.becomes?.km).not.toBe(ride?.was?.km);
  });
});
