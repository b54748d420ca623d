/** A WhatsApp link with prefilled text and the code by which staff find the page that the chat came from. */
export function chatLink(phoneE164: string, text: string, code = ''): string {
  const message = code ? `${text} (Ref ${code})` : text;
  return `https://wa.me/${phoneE164.replace('+', '')}?text=${encodeURIComponent(message)}`;
}

/** A WhatsApp link without a number: the visitor chooses whom to send the text to. */
export const shareLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
