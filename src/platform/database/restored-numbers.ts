import type pg from 'pg';

/** The last number of each sequence, by its name. */
export type Numbers = ReadonlyMap<string, bigint>;

/** Numbers that leave the house are `bigint`; versions of rates are counted and stay. */
const numbersText = `
  select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, 0)::text as last
  from pg_sequences where schemaname = 'public' and data_type = 'bigint'::regtype`;

export async function readNumbers(client: pg.ClientBase): Promise<Numbers> {
  const { rows } = await client.query<{ name: string; last: string }>(numbersText);
  return new Map(rows.map(({ name, last }) => [name, BigInt(last)]));
}

type Gap = { atLeast: number; perHour: number };

/** More than the site can have given out since the backup, floods and imports included. */
const usualGap: Gap = { atLeast: 1_000_000, perHour: 1000 };
/** Staff read these numbers aloud, so they stay short; only staff make bookings, and an import makes 10,000 at most. */
const gapsByName = new Map<string, Gap>([['public.bookings_id_seq', { atLeast: 20_000, perHour: 100 }]]);

/**
 * Continues every number beyond what may have been given out after the backup: references, Message-IDs and reply addresses
 * contain ids, and customers have those that the backup does not know. The gap grows with the age of the backup, so that
 * two restores of the same one do not meet. Returns the last number of each sequence.
 */
export async function continueNumbers(client: pg.ClientBase, known: Numbers): Promise<Numbers> {
  const { rows } = await client.query<{ hours: number }>(
    `select coalesce(extract(epoch from now() - (select max(at) from activity)) / 3600, 0)::float8 as hours`,
  );
  const hours = Math.max(0, rows[0]?.hours ?? 0);
  const continued = new Map<string, bigint>();
  for (const [name, last] of await readNumbers(client)) {
    const { atLeast, perHour } = gapsByName.get(name) ?? usualGap;
    const given = known.get(name) ?? 0n;
    const next = (given > last ? given : last) + BigInt(atLeast + Math.ceil(hours * perHour));
    await client.query('select setval($1::regclass, $2::bigint)', [name, String(next)]);
    continued.set(name, next);
  }
  return continued;
}
