const limit = 70;

/** A heading as the last part of an address: its letters and digits, without accents, joined by hyphens. */
export function slugOf(heading: string): string {
  const words = heading
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
  return slug || words[0]?.slice(0, limit) || 'blog';
}
