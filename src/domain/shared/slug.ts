const limit = 70;

/** A name as the last part of an address: its letters and digits, without accents, joined by hyphens. */
export function slugOf(name: string, fallback: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    if (slug.length + word.length + 1 > limit) break;
    slug += slug ? `-${word}` : word;
  }
  return slug || words[0]?.slice(0, limit) || fallback;
}

/** Two rows of one name differ by a number at the end of the second's slug. `insert` returns no id where it is taken. */
export async function insertUnderFreeSlug(
  slug: string,
  insert: (slug: string) => Promise<string | undefined>,
): Promise<{ id: string; slug: string }> {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    const id = await insert(candidate);
    if (id !== undefined) return { id, slug: candidate };
  }
}
