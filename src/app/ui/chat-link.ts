/** The chat app, opened with the words already typed, and with the code by which the desk knows on which page they were. */
export function chatLink(phoneE164: string, text: string, code = ''): string {
  const words = code ? `${text} (Ref ${code})` : text;
  return `https://wa.me/${phoneE164.replace('+', '')}?text=${encodeURIComponent(words)}`;
}
