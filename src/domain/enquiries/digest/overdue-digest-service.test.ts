import { beforeEach, describe, expect, it } from 'vitest';
import { addStaff } from '../../../../tests/support/staff-api.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { noteDigestMailed, readDigest, sendDigestIfDue } from './overdue-digest-service.ts';

const test = testDatabase();

const at = (time: string) => new Date(`2026-11-15T${time}+05:30`);
const queried = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;
const jobs = async () =>
  (
    await queried(
      `select data->>'day' as day from pgboss.job where name = 'overdue-digest-mail' order by day`,
    )
  ).map(({ day }) => day);

let count = 0;
async function add(
  name: string,
  followUpAt: Date | null,
  { stage = 'contacted', owner = null as string | null } = {},
) {
  await queried(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no, stage, owner_id, follow_up_at)
     values ($1, '', $2, '98640 12345', $3, $4, $5)`,
    [String(++count), name, stage, owner, followUpAt],
  );
}

beforeEach(async () => {
  await queried('truncate enquiries restart identity cascade');
  await queried('truncate digests');
  await queried(`delete from pgboss.job where name = 'overdue-digest-mail'`);
});

describe('sendDigestIfDue', () => {
  it('sends one mail a day from 08:00 in India on, also after restarts', async () => {
    await add('Asha Devi', at('07:00'));
    await sendDigestIfDue(test, at('00:01'));
    await sendDigestIfDue(test, at('07:59:59'));
    expect(await jobs()).toEqual([]);
    await Promise.all(Array.from({ length: 10 }, () => sendDigestIfDue(test, at('08:00'))));
    await sendDigestIfDue(test, at('08:01'));
    await sendDigestIfDue(test, at('23:59'));
    expect(await jobs()).toEqual(['2026-11-15']);
    await sendDigestIfDue(test, new Date('2026-11-16T08:00+05:30'));
    expect(await jobs()).toEqual(['2026-11-15', '2026-11-16']);
  });

  it('sends nothing that day when nothing is overdue at 08:00', async () => {
    await add('Asha Devi', at('08:01'));
    await add('Bina', at('07:00'), { stage: 'lost' });
    await add('Chitra', null);
    await sendDigestIfDue(test, at('08:00'));
    await sendDigestIfDue(test, at('09:00'));
    expect(await jobs()).toEqual([]);
    expect(await queried('select overdue from digests')).toEqual([{ overdue: 0 }]);
  });

  it('tries again when the job could not be stored', async () => {
    await add('Asha Devi', at('07:00'));
    const enqueue = () => Promise.reject(new Error('no queue'));
    await expect(
      sendDigestIfDue({ db: test.db, queue: { ...test.queue, enqueue } }, at('08:00')),
    ).rejects.toThrow('no queue');
    await sendDigestIfDue(test, at('08:01'));
    expect(await jobs()).toEqual(['2026-11-15']);
  });
});

describe('readDigest', () => {
  it('lists each owner’s oldest by reference and first name only', async () => {
    const rupa = await addStaff(test);
    for (let hour = 0; hour < 7; hour++) await add(`Asha${hour} Devi`, at(`0${hour}:00`), { owner: rupa.id });
    await add('Bina Bora', at('05:00'));
    await add('Later Das', at('12:00'), { owner: rupa.id });
    await sendDigestIfDue(test, at('08:00'));

    const digest = await readDigest(test.db, '2026-11-15', at('08:00'));
    expect(digest).toMatchObject({
      total: 8,
      owners: [
        { owner: rupa.name, count: 7, oldest: [{ firstName: 'Asha0', dueAt: at('00:00') }, {}, {}, {}, {}] },
        { owner: '', count: 1, oldest: [{ firstName: 'Bina', reference: expect.stringMatching(/^PT-/) }] },
      ],
    });
    expect(JSON.stringify(digest)).not.toMatch(/Devi|Bora|98640/);
  });

  it('is undefined after it was mailed, and when nothing is overdue any more', async () => {
    await add('Asha Devi', at('07:00'));
    expect(await readDigest(test.db, '2026-11-15', at('08:00'))).toBeUndefined();
    await sendDigestIfDue(test, at('08:00'));
    expect(await readDigest(test.db, '2026-11-15', at('08:00'))).toBeDefined();
    await queried(`update enquiries set stage = 'lost', follow_up_at = null`);
    expect(await readDigest(test.db, '2026-11-15', at('08:00'))).toBeUndefined();
    await add('Bina', at('07:00'));
    await noteDigestMailed(test.db, '2026-11-15');
    expect(await readDigest(test.db, '2026-11-15', at('08:00'))).toBeUndefined();
  });
});
