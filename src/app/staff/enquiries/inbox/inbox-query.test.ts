import { describe, expect, it } from 'vitest';
import { inboxAddress, readInboxQuery } from './inbox-query.ts';

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
    const place = { queue: 'mine', search: 'Asha & co', stage: 'quoted' } as const;
    expect(read(inboxAddress(place, { after: '17_4' }).split('?')[1] ?? '')).toEqual({
      ...place,
      after: '17_4',
    });
    const held = { queue: 'spam', reason: 'many-from-one-address' } as const;
    expect(read(inboxAddress(held).split('?')[1] ?? '')).toEqual(held);
    expect(read(inboxAddress(place, { last: '1' }).split('?')[1] ?? '')).toEqual({ ...place, last: true });
  });
});
