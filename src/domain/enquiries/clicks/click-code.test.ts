import { describe, expect, it } from 'vitest';
import { viewEnquiry } from '#domain/enquiries/inbox/inbox-service.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { handEnquiryInput } from '#domain/enquiries/intake/hand-enquiry-input.ts';
import {
  addReply,
  changeReply,
  listReplies,
  removeReply,
  seedReplies,
} from '#domain/enquiries/replies/saved-reply-service.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { lookUpCode } from './click-service.ts';

const test = testDatabase();
const actor = someActor(test);

const typed = (more: Record<string, string> = {}) =>
  handEnquiryInput.parse({ contactNo: ' 98640 12345 ', name: 'Asha\nDevi', source: 'whatsapp', ...more });

describe('a chat’s code', () => {
  it('names the page while no enquiry uses it, and then the enquiry', async () => {
    await test.pool.query(
      `insert into contact_clicks (code, channel, page) values ('P7K2', 'whatsapp', '/delhi-taxi')`,
    );
    expect(await lookUpCode(test.db, actor, 'ref p7k2')).toMatchObject({
      kind: 'click',
      code: 'P7K2',
      channel: 'whatsapp',
      page: '/delhi-taxi',
    });
    const enquiryId = await addByHand(test.db, actor, typed({ code: 'Ref P7K2' }));
    expect((await viewEnquiry(test.db, actor, enquiryId))?.enquiry).toMatchObject({
      name: 'Asha Devi',
      page: '/delhi-taxi',
      city: 'Delhi',
      source: 'whatsapp',
    });
    expect(await lookUpCode(test.db, actor, 'P7K2')).toEqual({ kind: 'enquiry', code: 'P7K2', enquiryId });
  });

  it('is unknown when no link with it was clicked', async () => {
    expect(await lookUpCode(test.db, actor, 'ZZZZ')).toEqual({ kind: 'unknown' });
    expect(await lookUpCode(test.db, actor, 'not a code')).toEqual({ kind: 'unknown' });
  });
});

describe('an enquiry typed by hand', () => {
  it.each([
    [{ contactNo: ' ' }, 'Type the number.'],
    [{ name: '' }, 'Type the name.'],
    [{ code: 'P7' }, 'A code has four letters or digits.'],
  ])('refuses %o with its message', (more, text) => {
    expect(() => typed(more)).toThrow(text);
  });
});

describe('saved replies', () => {
  it('are seeded once, changed and deleted', async () => {
    const samples = [{ title: 'Sample: one', body: 'One' }];
    expect(await seedReplies(test.db, samples)).toBe(1);
    expect(await seedReplies(test.db, samples)).toBe(0);
    await addReply(test.db, actor, { title: 'Another', body: 'Two' });
    const [another, sample] = await listReplies(test.db, actor);
    await changeReply(test.db, actor, another?.id ?? '', { title: 'Another', body: 'Three' });
    await removeReply(test.db, actor, sample?.id ?? '');
    expect(await listReplies(test.db, actor)).toEqual([{ id: another?.id, title: 'Another', body: 'Three' }]);
    await expect(
      changeReply(test.db, actor, sample?.id ?? '', { title: 'Gone', body: 'Gone' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
