import { formFields } from '#domain/enquiries/intake/enquiry-input.ts';
import { paths } from '#paths.ts';
import { waitUntil } from '../wait-until.ts';

const visitorsAtOnce = 16;

export type Visitors = {
  /** The reference that each key's sender was thanked with. */
  acknowledged: Map<string, string>;
  tries(): number;
  /** Requests that have been sent and not yet answered. */
  underWay(): number;
  /** The first so many enquiries may be sent. */
  allow(count: number): void;
  everyoneThanked: Promise<unknown>;
};

/** Each from its own address, because so many from one would be spam. */
const addressOf = (number: number) => `198.18.${(number >> 8) & 255}.${number & 255}`;

/** Visitors who send as the form does: each message under its own key, again and again until they are thanked. */
export function startVisitors(url: string, total: number): Visitors {
  const acknowledged = new Map<string, string>();
  let tries = 0;
  let underWay = 0;
  let allowed = 0;
  let next = 0;

  async function sendOnce(number: number, key: string): Promise<boolean> {
    tries++;
    underWay++;
    try {
      const response = await fetch(`${url}${paths.api}/contact-us-message`, {
        method: 'POST',
        headers: { 'idempotency-key': key, 'x-forwarded-for': addressOf(number) },
        body: new URLSearchParams({
          n_name: `Asha Devi ${number}`,
          n_contactno: `98640 ${String(number).padStart(5, '0')}`,
          n_message: `Two of us to Kaziranga in March. ${key}`,
          [formFields.page]: paths.contact,
          [formFields.consent]: '2026-11-15',
        }),
      });
      const text = await response.text();
      if (response.status >= 500) return false;
      const reference = /PT-\w+/.exec(text)?.[0];
      if (!response.ok || !reference) throw new Error(`a good enquiry got ${response.status}: ${text}`);
      acknowledged.set(key, reference);
      return true;
    } catch (error) {
      // `fetch` fails when there is no answer or only a part of it; the form keeps the draft and tries again.
      if (error instanceof TypeError) return false;
      throw error;
    } finally {
      underWay--;
    }
  }

  async function visit(): Promise<void> {
    while (next < total) {
      const number = next++;
      const key = crypto.randomUUID();
      await waitUntil(`leave to send enquiry ${number}`, () => number < allowed, {
        limitMs: 120_000,
        everyMs: 5,
      });
      await waitUntil(`thanks for enquiry ${number}`, () => sendOnce(number, key), {
        limitMs: 60_000,
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
    everyoneThanked: Promise.all(Array.from({ length: visitorsAtOnce }, visit)),
  };
}
