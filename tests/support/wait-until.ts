import { setTimeout as wait } from 'node:timers/promises';

/** Asks again until the answer is truthy; a wait for a condition, never for a time. Patient, for a busy machine. */
export async function waitUntil<Answer>(
  what: string,
  ask: () => Promise<Answer> | Answer,
  { limitMs = 90_000, everyMs = 25 } = {},
): Promise<NonNullable<Answer>> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`waited ${limitMs} ms in vain for: ${what}`);
    await wait(everyMs);
  }
}
