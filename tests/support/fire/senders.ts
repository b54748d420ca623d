import { waitUntil } from '../wait-until.ts';

/** Who send something under keys of their own, each again and again until it is acknowledged. */
export type Senders = {
  /** What was said to the sender of each key, such as a reference or an id. */
  acknowledged: Map<string, string>;
  tries(): number;
  /** Requests that have been sent and not yet answered. */
  underWay(): number;
  /** The first so many may be sent. */
  allow(count: number): void;
  everyoneThanked: Promise<unknown>;
};

type Options = {
  what: string;
  total: number;
  atOnce: number;
  /** Returns what it was acknowledged with; nothing when it has to be sent again. Throws when it was refused. */
  sendOnce: (number: number, key: string) => Promise<string | undefined>;
};

export function startSenders({ what, total, atOnce, sendOnce }: Options): Senders {
  const acknowledged = new Map<string, string>();
  let [tries, underWay, allowed, next] = [0, 0, 0, 0];

  const attempt = async (number: number, key: string): Promise<boolean> => {
    tries++;
    underWay++;
    try {
      const answer = await sendOnce(number, key);
      if (answer !== undefined) acknowledged.set(key, answer);
      return answer !== undefined;
    } catch (error) {
      // `fetch` fails when there is no answer or only a part of it.
      if (error instanceof TypeError) return false;
      throw error;
    } finally {
      underWay--;
    }
  };

  async function send(): Promise<void> {
    while (next < total) {
      const number = next++;
      const key = crypto.randomUUID();
      await waitUntil(`leave to send ${what} ${number}`, () => number < allowed, {
        limitMs: 300_000,
        everyMs: 5,
      });
      await waitUntil(`an answer to ${what} ${number}`, () => attempt(number, key), {
        limitMs: 120_000,
        everyMs: 200,
      });
    }
  }

  return {
    acknowledged,
    tries: () => tries,
    underWay: () => underWay,
    allow: (count) => {
      allowed = count;
    },
    everyoneThanked: Promise.all(Array.from({ length: atOnce }, send)),
  };
}
