import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';

export async function insertWords(db: Queryable, text: string): Promise<void> {
  await db.execute(sql`
    insert into search_words
    select lexeme from unnest(to_tsvector('simple', left(${text}, 100000)))
    where lexeme ~ '^[[:alpha:]]{3,40}$'
    on conflict do nothing`);
}

/** For each word the nearest known one; the word itself when it starts a known one or none is near. */
export async function selectNearest(db: Queryable, words: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ nearest: string }>(sql`
    select case
      when exists (select from search_words known where known.word like typed.word || '%') then typed.word
      else coalesce(
        (select known.word from search_words known where known.word % typed.word
         order by similarity(known.word, typed.word) desc, known.word limit 1),
        typed.word)
      end as nearest
    from unnest(${sql.param(words)}::text[]) with ordinality as typed(word, place)
    order by place`);
  return rows.map(({ nearest }) => nearest);
}
