import { describe, expect, it } from 'vitest';
import { type Planned, runSteps } from './schedule.ts';

/** Steps that end when they are told to; `begun` has the names of those that were started. */
function stage(steps: Planned[], atOnce: number) {
  const begun: string[] = [];
  const endings = new Map<string, (succeeded: boolean) => void>();
  const outcome = runSteps(steps, {
    atOnce,
    run: ({ name }) => {
      begun.push(name);
      return new Promise<boolean>((resolve) => endings.set(name, resolve));
    },
    hasSucceeded: (result) => result,
    leaveOut: () => false,
  });
  const end = async (name: string, succeeded = true) => {
    endings.get(name)?.(succeeded);
    // All that follows from it happens without a timer.
    await new Promise(setImmediate);
  };
  const results = async () => [...(await outcome)].map(([{ name }, result]) => [name, result]);
  return { begun, end, results };
}

describe('steps', () => {
  it('begin in their order, as many at once as there are places', async () => {
    const { begun, end, results } = stage([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2);
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    expect(await results()).toEqual([
      ['b', true],
      ['a', true],
      ['c', true],
    ]);
  });

  it('wait for what they need, and let others go first', async () => {
    const { begun, end } = stage([{ name: 'a' }, { name: 'b', after: ['a'] }, { name: 'c' }], 2);
    expect(begun).toEqual(['a', 'c']);
    await end('c');
    expect(begun).toEqual(['a', 'c']);
    await end('a');
    expect(begun).toEqual(['a', 'c', 'b']);
  });

  it('are left out where what they need has failed, and those that need them too', async () => {
    const { begun, end, results } = stage(
      [{ name: 'a' }, { name: 'b', after: ['a'] }, { name: 'c', after: ['b'] }],
      2,
    );
    await end('a', false);
    expect(await results()).toEqual([
      ['a', false],
      ['b', false],
      ['c', false],
    ]);
    expect(begun).toEqual(['a']);
  });

  it('that compare times run by themselves, after all others', async () => {
    const { begun, end } = stage(
      [{ name: 'a' }, { name: 'b', alone: true }, { name: 'c', alone: true }, { name: 'd', after: ['a'] }],
      4,
    );
    expect(begun).toEqual(['a']);
    await end('a');
    expect(begun).toEqual(['a', 'd']);
    await end('d');
    expect(begun).toEqual(['a', 'd', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'd', 'b', 'c']);
  });

  it('cannot need what is not there', async () => {
    await expect(stage([{ name: 'a', after: ['b'] }], 1).results()).rejects.toThrow('no step is called b');
  });
});
