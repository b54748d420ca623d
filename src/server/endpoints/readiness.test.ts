import { describe, expect, it } from 'vitest';
import { createReadiness } from './readiness.ts';

function setup() {
  let now = 0;
  let questions = 0;
  let canWrite = true;
  let [roomQuestions, hasRoom] = [0, true];
  const readiness = createReadiness(
    {
      canWrite: async () => {
        questions++;
        return canWrite;
      },
      hasRoom: async () => {
        roomQuestions++;
        return hasRoom;
      },
    },
    () => now,
  );
  return {
    readiness,
    questions: () => questions,
    roomQuestions: () => roomQuestions,
    fillDisk() {
      hasRoom = false;
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

  it('turns off at once when the process is stopping', async () => {
    const { readiness } = setup();
    expect(await readiness.isReady()).toBe(true);
    readiness.drain();
    expect(await readiness.isReady()).toBe(false);
  });
});
