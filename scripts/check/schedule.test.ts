import { describe, expect, it } from 'vitest';
import { type Planned, runSteps } from './schedule.ts';

/** Starts steps that end when `end` is called; `begun` has the names of the started ones. */
function stage(steps: Planned[], maxRunning: number) {
  const begun: string[] = [];
  const endings = new Map<string, (succeeded: boolean) => void>();
  const outcome = runSteps(steps, {
    maxRunning,
    run: ({ name }) => {
      begun.push(name);
      return new Promise<boolean>((resolve) => endings.set(name, resolve));
    },
    hasSucceeded: (result) => result,
    skip: () => false,
  });
  const end = async (name: string, succeeded = true) => {
    endings.get(name)?.(succeeded);
    // What follows needs no timer, so one turn of the event loop is enough.
    await new Promise(setImmediate);
  };
  const results = async () => [...(await outcome)].map(([{ name }, result]) => [name, result]);
  return { begun, end, results };
}

describe('steps', () => {
  it('start in their order, no more than the maximum at once', async () => {
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

  it('wait for the steps that they need, while others start', async () => {
    const { begun, end } = stage([{ name: 'a' }, { name: 'b', after: ['a'] }, { name: 'c' }], 2);
    expect(begun).toEqual(['a', 'c']);
    await end('c');
    expect(begun).toEqual(['a', 'c']);
    await end('a');
    expect(begun).toEqual(['a', 'c', 'b']);
  });

  it('are skipped when a step that they need has failed or was skipped', async () => {
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

  it('that keep every core busy wait for each other, but for no other step', async () => {
    const { begun, end } = stage(
      [{ name: 'a', isHeavy: true }, { name: 'b', isHeavy: true }, { name: 'c' }],
      3,
    );
    expect(begun).toEqual(['a', 'c']);
    await end('c');
    expect(begun).toEqual(['a', 'c']);
    await end('a');
    expect(begun).toEqual(['a', 'c', 'b']);
  });

  it('that run alone start after all others, one by one', async () => {
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

  it('must not need a step that does not exist', async () => {
    await expect(stage([{ name: 'a', after: ['b'] }], 1).results()).rejects.toThrow('no step is called b');
  });
});
