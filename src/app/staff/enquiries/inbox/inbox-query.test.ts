import { describe, expect, it } from 'vitest';
import {
  besideAddress,
  boardAddress,
  inboxAddress,
  readInboxQuery,
  rememberedQueryOf,
  viewQueryOf,
} from './inbox-query.ts';

const read = (query: string) => readInboxQuery(new URLSearchParams(query));

describe('the inbox’s query string', () => {
  it('opens the queue of new enquiries by default', () => {
    expect(read('')).toEqual({ queue: 'new' });
  });

  it('ignores invalid values', () => {
    expect(read('queue=new&reason=links')).toEqual({ queue: 'new' });
    expect(read('queue=spam&reason=constructor')).toEqual({ queue: 'spam' });
    expect(read('queue=toString&stage=constructor&after=&search=%00')).toEqual({ queue: 'new' });
  });

  it('reads the addresses that it writes', () => {
    const place = { queue: 'mine', search: 'Asha & co', stages: ['quoted'] } as const;
    expect(read(inboxAddress(place, { after: '17_4' }).split('?')[1] ?? '')).toEqual({
      ...place,
      after: '17_4',
    });
    const held = { queue: 'spam', reason: 'many-from-one-address' } as const;
    expect(read(inboxAddress(held).split('?')[1] ?? '')).toEqual(held);
    const called = { queue: 'all', source: 'walk-in', city: 'Delhi' } as const;
    expect(read(inboxAddress(called).split('?')[1] ?? '')).toEqual(called);
    expect(read('queue=all&source=pigeon')).toEqual({ queue: 'all' });
    expect(read(inboxAddress(place, { last: '1' }).split('?')[1] ?? '')).toEqual({ ...place, last: true });
  });

  it('keeps the filters and the page of the list beside an enquiry', () => {
    const list = { queue: 'all', city: 'Delhi', after: '17_4' } as const;
    const address = besideAddress({ ...list, open: '41' }, '42').split('?')[1] ?? '';
    expect(read(address)).toEqual({ ...list, open: '42' });
    expect(read('queue=all&open=first')).toEqual({ queue: 'all' });
  });

  it('names no enquiry in what is saved or remembered', () => {
    const query = read('queue=all&city=Delhi&open=42');
    expect([viewQueryOf(query), rememberedQueryOf(query)]).toEqual([
      'queue=all&city=Delhi',
      'queue=all&city=Delhi',
    ]);
  });

  it('keeps the filters on the board, and no queue, search or sort', () => {
    expect(boardAddress(read('queue=mine&city=Delhi&search=Asha&sort=value'))).toMatch(
      /\/board\?queue=all&city=Delhi$/,
    );
  });
});
