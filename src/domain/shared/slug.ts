const limit = 70;

/** The URL slug of a name: its letters and digits, without accents, joined by hyphens. */
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

/** Adds a number to the slug while it is taken. `insert` returns no id when the slug is taken. */
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
