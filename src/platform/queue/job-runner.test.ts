import { describe, expect, it } from 'vitest';
import { progressOf } from './job-runner.ts';

const now = 1_000_000;
const ago = (seconds: number) => now - seconds * 1000;
const idle = { name: 'mail', count: 0, createdOn: ago(500), lastFetchedOn: ago(1), lastJobStartedOn: null };

describe('the progress of a queue', () => {
  it.each([
    ['counts from the last finished fetch', {}, 1],
    ['counts from its start before the first one', { lastFetchedOn: null }, 500],
    [
      'leaves out jobs that still have time',
      { count: 5, lastFetchedOn: ago(59), lastJobStartedOn: ago(59) },
      0,
    ],
    ['counts jobs over time', { count: 5, lastFetchedOn: ago(90), lastJobStartedOn: ago(90) }, 30],
    ['leaves out jobs that are done', { lastFetchedOn: ago(90), lastJobStartedOn: ago(90) }, 90],
  ])('%s', (_, change, seconds) => {
    expect(progressOf({ ...idle, ...change }, now).silentMs).toBe(seconds * 1000);
  });

  it('has the moment of the last finished fetch', () => {
    expect(progressOf(idle, now).lastFetchAt).toEqual(new Date(ago(1)));
    expect(progressOf({ ...idle, lastFetchedOn: null }, now).lastFetchAt).toBeUndefined();
  });
});
