/** The chat app, opened with the words already typed. */
export function chatLink(phoneE164: string, text: string): string {
  return `https://wa.me/${phoneE164.replace('+', '')}?text=${encodeURIComponent(text)}`;
}
