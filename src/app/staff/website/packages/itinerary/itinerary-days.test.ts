import { describe, expect, it } from 'vitest';
import { changeDays, type Days, type DaysChange, daysAsJson, daysFrom } from './itinerary-days.ts';

const three = daysFrom(
  '[{"text":"a","title":"Haa"},{"text":"b","title":"Paro"},{"text":"c","title":"Punakha"}]',
);
const daysAfter = (...changes: DaysChange[]): Days => changes.reduce(changeDays, three);
const titles = ({ days }: Days) => days.map(({ title }) => title);

describe('changeDays', () => {
  it('reads and writes JSON', () => {
    expect(daysAsJson(three)).toBe(
      '[{"title":"Haa","text":"a"},{"title":"Paro","text":"b"},{"title":"Punakha","text":"c"}]',
    );
  });

  it('changes the title of a day', () => {
    const written = daysAfter({ kind: 'write', key: 1, part: 'title', text: 'Thimphu' });
    expect(titles(written)).toEqual(['Haa', 'Thimphu', 'Punakha']);
  });

  it('adds a day at the end and focuses its title', () => {
    const added = daysAfter({ kind: 'remove', key: 0 }, { kind: 'add' });
    expect(titles(added)).toEqual(['Paro', 'Punakha', '']);
    expect(added.focus).toEqual({ key: 3, part: 'title' });
    expect(added.note).toBe('Day 3 is added.');
  });

  it('moves a day and keeps the focus on a usable button', () => {
    const up = daysAfter({ kind: 'move', key: 2, by: -1 });
    expect(titles(up)).toEqual(['Haa', 'Punakha', 'Paro']);
    expect(up.focus).toEqual({ key: 2, part: 'up' });
    expect(up.note).toBe('Day 3 is now day 2.');
    const top = changeDays(up, { kind: 'move', key: 2, by: -1 });
    expect(top.focus).toEqual({ key: 2, part: 'down' });
    expect(daysAfter({ kind: 'move', key: 1, by: 1 }).focus).toEqual({ key: 1, part: 'up' });
  });

  it('does not move a day beyond the ends', () => {
    expect(daysAfter({ kind: 'move', key: 0, by: -1 })).toBe(three);
    expect(daysAfter({ kind: 'move', key: 2, by: 1 })).toBe(three);
  });

  it('puts a removed day back in its place', () => {
    const removed = daysAfter({ kind: 'remove', key: 1 });
    expect(titles(removed)).toEqual(['Haa', 'Punakha']);
    expect(removed.note).toBe('Day 2 “Paro” is removed.');
    expect(titles(changeDays(removed, { kind: 'put-back' }))).toEqual(['Haa', 'Paro', 'Punakha']);
  });

  it('keeps meals and services with their day, and writes a day without them as before', () => {
    const hotel = { kind: 'hotel', title: 'Hotel in Haa', starts: '', nights: 1 } as const;
    const planned = daysAfter(
      { kind: 'plan', key: 0, change: { services: [hotel] } },
      { kind: 'plan', key: 0, change: { meals: ['dinner'] } },
      { kind: 'move', key: 0, by: 1 },
    );
    const [first, second] = JSON.parse(daysAsJson(planned));
    expect(first).toEqual({ title: 'Paro', text: 'b' });
    expect(second).toEqual({ title: 'Haa', text: 'a', meals: ['dinner'], services: [hotel] });
    expect(daysAsJson(daysFrom(daysAsJson(planned)))).toBe(daysAsJson(planned));
  });
});
