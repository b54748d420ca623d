import { staffPublishingContent } from '#app/content/staff/publishing.ts';

const content = staffPublishingContent.differences;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decoded = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const attributeOf = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

const pictureOf = (tag: string) =>
  content.picture([attributeOf(tag, 'alt'), attributeOf(tag, 'src')].filter(Boolean).join(', '));

/** Writes each link's address after its text. */
function appendLinkAddresses(html: string): string {
  let address = '';
  return html.replaceAll(/<a\b([^<>]*)>|<\/a>/gi, (_, attributes?: string) => {
    if (attributes === undefined) return content.linkTo(address);
    address = attributeOf(attributes, 'href');
    return '';
  });
}

/** Converts sanitized HTML to lines of text that include the addresses of links and pictures. */
export function readableHtml(html: string): string {
  const marked = appendLinkAddresses(html)
    .replaceAll(/<img\b[^<>]*>/gi, pictureOf)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<li\b[^<>]*>/gi, '\n• ')
    .replaceAll(/<\/t[dh]>\s*(?=<t[dh]\b)/gi, ' | ')
    .replaceAll(/<br\b[^<>]*>|<\/?(?:p|h[1-6]|ul|ol|li|blockquote|table|tr|caption)\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '');
  const lines = decoded(marked).split('\n');
  return joinBullets(lines.map((line) => line.trim()).filter(Boolean)).join('\n');
}

/** The paragraph inside a list item would otherwise start a new line after the bullet. */
function joinBullets(lines: string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    if (joined.at(-1) === '•') joined.splice(-1, 1, `• ${line}`);
    else joined.push(line);
  }
  return joined;
}
