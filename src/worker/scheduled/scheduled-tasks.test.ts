import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { waitUntil } from '../../../tests/support/wait-until.ts';
import { type ScheduledTask, type ScheduledTasks, startScheduledTasks } from './scheduled-tasks.ts';

const hourMs = 3600_000;
const log = createLog('silent', 'script');
let tasks: ScheduledTasks | undefined;
afterEach(() => tasks?.stop());

/** A task that counts its runs, once an hour unless it is woken. */
function countedTask(run: () => Promise<void> = async () => {}) {
  const counted = { runs: 0 };
  const task: ScheduledTask = {
    ...{ name: 'test', everyMs: hourMs, wokenBy: 'images' },
    async run() {
      counted.runs++;
      await run();
    },
  };
  return { task, counted };
}

describe('a scheduled task', () => {
  it('runs at once when it is told of its work, and not of other work', async () => {
    const { task, counted } = countedTask();
    tasks = startScheduledTasks([task], log);
    await waitUntil('the first run', () => tasks?.runs()[0]?.lastSuccessAt);
    tasks.wake('images');
    await waitUntil('the second run', () => counted.runs === 2);
    tasks.wake('quotes');
    tasks.wake();
    await waitUntil('the third run', () => counted.runs === 3);
  });

  it('runs once more when it is told during a run, however often', async () => {
    let finish = () => {};
    const { task, counted } = countedTask(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    tasks = startScheduledTasks([task], log);
    for (let times = 0; times < 5; times++) tasks.wake('images');
    expect(counted.runs).toBe(1);
    finish();
    await waitUntil('the second run', () => counted.runs === 2);
    finish();
    await waitUntil('its end', () => tasks?.runs()[0]?.lastSuccessAt);
    expect(counted.runs).toBe(2);
  });

  it('waits after a failure, although its own change of the row is told', async () => {
    const { task, counted } = countedTask(async () => {
      tasks?.wake('images');
      throw new Error('the disk is full');
    });
    tasks = startScheduledTasks([task], log);
    tasks.wake('images');
    await tasks.stop();
    expect(counted.runs).toBe(1);
  });
});
