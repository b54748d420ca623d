import { describe, expect, it } from 'vitest';
import { createOutbox, type Item, type Send, type SendResult } from './outbox.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const now = new Date('2026-11-20T03:30:00Z');
const stored: SendResult = { kind: 'stored' };

/** Answers in this order, and remembers what was sent. */
function server(...answers: SendResult[]) {
  const sent: Item[] = [];
  const send: Send = async (item) => {
    sent.push(item);
    return answers.shift() ?? stored;
  };
  return { sent, send, kinds: () => sent.map(({ fields }) => fields.kind) };
}

const states = (items: readonly Item[]) => items.map(({ key, state }) => [key, state]);
const nothing = () => {};

describe('the outbox', () => {
  it('keeps what the server said about an entry that has to wait, until it is sent', async () => {
    const { send } = server({ kind: 'away', text: 'No room just now.' });
    const outbox = createOutbox(storage(), '/duty/x', send);
    outbox.add('photo', { kind: 'photo' }, now);
    let changes = 0;
    expect(await outbox.flush(() => changes++)).toBe(false);
    expect(outbox.list()).toMatchObject([{ state: 'waiting', text: 'No room just now.' }]);
    expect(changes).toBe(1);
    expect(await outbox.flush(nothing)).toBe(true);
    expect(outbox.list()).toMatchObject([{ state: 'sent', text: 'stored' }]);
  });

  it('sends entries in their order, and each once', async () => {
    const { send, kinds } = server();
    const outbox = createOutbox(storage(), '/duty/x', send);
    for (const kind of ['start', 'reached', 'on-board']) outbox.add(kind, { kind }, now);
    await Promise.all([outbox.flush(nothing), outbox.flush(nothing)]);
    expect(kinds()).toEqual(['start', 'reached', 'on-board']);
    expect(await outbox.flush(nothing)).toBe(true);
    expect(kinds()).toHaveLength(3);
  });

  it('stops where there is no answer, and goes on with the same entry from a page that was opened again', async () => {
    const keeper = storage();
    const away = server(stored, { kind: 'away' });
    const outbox = createOutbox(keeper, '/duty/x', away.send);
    for (const kind of ['start', 'reached', 'end']) outbox.add(kind, { kind }, now);
    expect(await outbox.flush(nothing)).toBe(false);
    expect(away.kinds()).toEqual(['start', 'reached']);
    const back = server();
    const opened = createOutbox(keeper, '/duty/x', back.send);
    expect(states(opened.list())).toEqual([
      ['start', 'sent'],
      ['reached', 'waiting'],
      ['end', 'waiting'],
    ]);
    expect(await opened.flush(nothing)).toBe(true);
    expect(back.sent).toMatchObject([
      { key: 'reached', sequence: 2, at: now.toISOString() },
      { key: 'end', sequence: 3 },
    ]);
  });

  it('does not let a refused entry hold up the others, and says why', async () => {
    const outbox = createOutbox(storage(), '/duty/x', server({ kind: 'refused', text: 'Wrong code' }).send);
    outbox.add('a', { kind: 'end' }, now);
    outbox.add('b', { kind: 'expense' }, now);
    let changes = 0;
    expect(
      await outbox.flush(() => {
        changes += 1;
      }),
    ).toBe(true);
    expect(outbox.list()).toMatchObject([
      { key: 'a', state: 'refused', text: 'Wrong code' },
      { key: 'b', state: 'sent' },
    ]);
    expect(changes).toBe(2);
  });

  it('forgets a sent entry when a page from the server has it, and nothing that waits', () => {
    const keeper = storage();
    const outbox = createOutbox(keeper, '/duty/x', server().send);
    const first = outbox.add('a', { kind: 'start' }, now);
    outbox.add('b', { kind: 'reached' }, now);
    keeper.setItem('/duty/x a', JSON.stringify({ ...first, state: 'sent' }));
    outbox.forgetKnown(new Set(['a', 'b']));
    expect(states(outbox.list())).toEqual([['b', 'waiting']]);
  });

  it('keeps duties apart, ignores what is unreadable, and tells when the phone stores nothing', () => {
    const keeper = storage();
    createOutbox(keeper, '/duty/x', server().send).add('a', { kind: 'start' }, now);
    keeper.setItem('/duty/y b', '{"broken');
    keeper.setItem('/duty/y c', '{"other":1}');
    expect(createOutbox(keeper, '/duty/y', server().send).list()).toEqual([]);
    const full = {
      ...storage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => createOutbox(full, '/duty/x', server().send).add('a', {}, now)).toThrow('full');
  });
});
