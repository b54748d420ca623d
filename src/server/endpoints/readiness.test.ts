import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { createReadiness } from './readiness.ts';

function setup() {
  let now = 0;
  let questions = 0;
  let canWrite = true;
  let [roomQuestions, hasRoom] = [0, true];
  const lines: string[] = [];
  const readiness = createReadiness(
    {
      assertWritable: async () => {
        questions++;
        if (!canWrite) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      },
      assertRoom: async () => {
        roomQuestions++;
        if (!hasRoom) throw Object.assign(new Error('could not extend file'), { code: '53100' });
      },
    },
    createLog('info', 'web', { write: (line: string) => void lines.push(line) }),
    () => now,
  );
  return {
    readiness,
    questions: () => questions,
    roomQuestions: () => roomQuestions,
    logged: () => lines.map((line) => JSON.parse(line)),
    fillDisk(isFull = true) {
      hasRoom = !isFull;
    },
    later(ms: number, stillWrites: boolean) {
      now += ms;
      canWrite = stillWrites;
    },
  };
}

describe('readiness', () => {
  it('queries the database at most once a second', async () => {
    const { readiness, questions, later } = setup();
    await Promise.all(Array.from({ length: 50 }, () => readiness.isReady()));
    later(999, false);
    expect(await readiness.isReady()).toBe(true);
    expect(questions()).toBe(1);
    later(1, false);
    expect(await readiness.isReady()).toBe(false);
    expect(questions()).toBe(2);
  });

  it('asks about room on the disk at most every five seconds, and turns off without it', async () => {
    const { readiness, roomQuestions, later, fillDisk } = setup();
    await Promise.all(Array.from({ length: 50 }, () => readiness.isReady()));
    fillDisk();
    later(4999, true);
    expect(await readiness.isReady()).toBe(true);
    expect(roomQuestions()).toBe(1);
    later(1, true);
    expect(await readiness.isReady()).toBe(false);
    expect(roomQuestions()).toBe(2);
  });

  it('logs once why it turned off, with the code, and that it is back', async () => {
    const { readiness, later, fillDisk, logged } = setup();
    expect(await readiness.isReady()).toBe(true);
    fillDisk();
    for (let time = 0; time < 5; time++) {
      later(5000, true);
      await Promise.all([readiness.isReady(), readiness.isReady()]);
    }
    later(5000, false);
    await readiness.isReady();
    fillDisk(false);
    later(5000, true);
    expect(await readiness.isReady()).toBe(true);
    expect(logged()).toMatchObject([
      { level: 50, msg: 'not ready: the disk of the database has no room', err: { code: '53100' } },
      { level: 50, msg: 'not ready: the database accepts no writes', err: { code: 'ECONNREFUSED' } },
      { level: 30, msg: 'ready again' },
    ]);
  });

  it('turns off at once when the process is stopping', async () => {
    const { readiness } = setup();
    expect(await readiness.isReady()).toBe(true);
    readiness.drain();
    expect(await readiness.isReady()).toBe(false);
  });
});
