import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';

type Named = { name: string; phone: string; email: string };
type View = { id: string; ownerId: string; name: string; query: string };

/** Staff name views as they like. They are few, so all are read. */
async function lockViews(tx: Tx): Promise<View[]> {
  const { rows } = await tx.execute<View>(
    sql`select id::text, owner_id::text as "ownerId", name, query from inbox_views order by id for update`,
  );
  return rows;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** A name of three letters is part of many words, so it must be the whole text. */
const minPartLength = 4;

function namesCustomer(text: string, { name, phone, email }: Named): boolean {
  const [words, wanted] = [plain(text), plain(name)];
  const digits = digitsOf(phone).slice(-10);
  return (
    (wanted.length >= minPartLength && words.includes(wanted)) ||
    (wanted !== '' && words === wanted) ||
    (email !== '' && words.includes(plain(email))) ||
    (digits.length === 10 && digitsOf(text).includes(digits))
  );
}

const otherNameOf = ({ id, ownerId }: View, views: readonly View[]): string => {
  const wanted = `View ${id}`;
  const isTaken = views.some((view) => view.ownerId === ownerId && view.name === wanted);
  return isTaken ? `${wanted} (${Date.now()})` : wanted;
};

function queryWithout(query: string, isErased: (value: string) => boolean): string {
  const kept = [...new URLSearchParams(query)].filter(([, value]) => !isErased(value));
  return new URLSearchParams(kept).toString();
}

async function changeViews(
  tx: Tx,
  isErasedName: (text: string) => boolean,
  isErasedValue: (text: string) => boolean,
): Promise<void> {
  const views = await lockViews(tx);
  for (const view of views) {
    const name = isErasedName(view.name) ? otherNameOf(view, views) : view.name;
    const query = queryWithout(view.query, isErasedValue);
    const isSame = query === new URLSearchParams(view.query).toString();
    if (name === view.name && isSame) continue;
    await tx.execute(sql`
      update inbox_views set name = ${name}, query = ${isSame ? view.query : query}, updated_at = now()
      where id = ${view.id}::bigint
    `);
  }
}

/** Views of the inbox that are named after a customer get a neutral name; a filter by them is removed. */
export async function blankViewsNaming(tx: Tx, customerIds: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<Named>(sql`
    select name, phone_e164 as phone, email from customers where id = any(${idList(customerIds)})
  `);
  const isErased = (text: string) => rows.some((customer) => namesCustomer(text, customer));
  if (rows.length > 0) await changeViews(tx, isErased, isErased);
}

/** Removes filters by a city that no enquiry has any more. */
export async function removeCitiesFromViews(tx: Tx, cities: readonly string[]): Promise<void> {
  if (cities.length === 0) return;
  const { rows } = await tx.execute<{ city: string }>(sql`
    select typed.city from jsonb_array_elements_text(${JSON.stringify(cities)}::jsonb) as typed(city)
    where not exists (select from enquiries e where e.city = typed.city)
  `);
  const gone = new Set(rows.map(({ city }) => city));
  if (gone.size > 0)
    await changeViews(
      tx,
      () => false,
      (value) => gone.has(value),
    );
}
