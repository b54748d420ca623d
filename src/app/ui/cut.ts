/** Shortens a text to at most `limit` characters, between words. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf(' ', limit - 1);
  return `${text.slice(0, end > 0 ? end : limit - 1)}…`;
}
