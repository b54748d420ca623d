import { linkAddress, pictureAddress } from './addresses.ts';

type OpenList = { list: Element; level: number };

const levelPattern = /mso-list:[^;]*\blevel(\d+)/i;
const numberPattern = /^\(?[\da-z]{1,4}[.)]/i;

function removeBullet(paragraph: Element): 'ul' | 'ol' {
  const bullet = paragraph.querySelector('[data-style*="mso-list:ignore" i]');
  bullet?.remove();
  return numberPattern.test(bullet?.textContent.trim() ?? '') ? 'ol' : 'ul';
}

function listFor(paragraph: Element, level: number, open: OpenList[]): Element {
  const kind = removeBullet(paragraph);
  if (open[0]?.list !== paragraph.previousElementSibling) open.length = 0;
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const innermost = open.at(-1);
  if (innermost?.level === level) return innermost.list;
  const list = paragraph.ownerDocument.createElement(kind);
  if (innermost) innermost.list.lastElementChild?.append(list);
  else paragraph.before(list);
  open.push({ list, level });
  return list;
}

/** Word writes list items as paragraphs with a bullet character, and their level only in the style. */
function convertListParagraphs(root: Element): void {
  const open: OpenList[] = [];
  for (const paragraph of root.querySelectorAll(
    '[data-style*="mso-list:" i]:is(p, h1, h2, h3, h4, h5, h6)',
  )) {
    const level = Number(paragraph.getAttribute('data-style')?.match(levelPattern)?.[1]);
    if (!level) continue;
    const item = paragraph.ownerDocument.createElement('li');
    listFor(paragraph, level, open).append(item);
    item.append(...paragraph.childNodes);
    paragraph.remove();
  }
}

/** Word for the web writes each list item as its own list. */
function joinSingleItemLists(root: Element): void {
  for (const wrapper of root.querySelectorAll('.ListContainerWrapper')) {
    const list = wrapper.firstElementChild;
    const before = wrapper.previousElementSibling;
    if (list && before?.localName === list.localName) before.append(...list.childNodes);
    else wrapper.before(...wrapper.childNodes);
    wrapper.remove();
  }
}

function convertWordLists(root: Element): void {
  convertListParagraphs(root);
  joinSingleItemLists(root);
}

const tagPattern = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const nonTextSelector =
  'script, noscript, template, svg, math, iframe, object, embed, video, audio, canvas, button, input, select, textarea, [hidden], [aria-hidden="true"], [data-style*="display:none" i], [data-style*="mso-hide:all" i]';
const blockNames = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote';

/**
 * The content security policy reports styles, event handlers and base elements even in parsed documents, so they are
 * renamed first.
 */
const withoutActiveContent = (html: string) =>
  html
    .replaceAll(/<style[\s\S]*?<\/style>/gi, '')
    .replaceAll(/<(?:base|meta|link)\b/gi, '<span')
    .replaceAll(tagPattern, (tag) => tag.replaceAll(/\s(style|on\w+)\s*=/gi, ' data-$1='));

const unwrap = (found: Element) => found.replaceWith(...found.childNodes);

function rename(root: Element, selector: string, name: string): void {
  for (const found of root.querySelectorAll(selector)) {
    const renamed = root.ownerDocument.createElement(name);
    renamed.append(...found.childNodes);
    found.replaceWith(renamed);
  }
}

function wrapContent(found: Element, name: string): void {
  const wrapper = found.ownerDocument.createElement(name);
  wrapper.append(...found.childNodes);
  found.append(wrapper);
}

const plainStyle = {
  b: /(?<![-\w])font-weight:\s*(?:normal|[1-4]00)/i,
  i: /(?<![-\w])font-style:\s*normal/i,
};
const strongStyle = /(?<![-\w])font-weight:\s*(?:bold|[6-9]00)/i;
const slantedStyle = /(?<![-\w])font-style:\s*(?:italic|oblique)/i;

function readStyle(found: Element): void {
  const style = found.getAttribute('data-style') ?? '';
  const isPlain =
    (found.matches('b, strong') && plainStyle.b.test(style)) ||
    (found.matches('i, em') && plainStyle.i.test(style));
  if (isPlain) unwrap(found);
  if (!found.matches('span, font, p, a')) return;
  if (strongStyle.test(style)) wrapContent(found, 'strong');
  if (slantedStyle.test(style)) wrapContent(found, 'em');
}

/** Google Docs wraps the document in a `<b>` with normal weight, and marks bold text by styles. */
function readEmphasis(root: Element): void {
  for (const found of root.querySelectorAll('[data-style]')) readStyle(found);
  for (const found of root.querySelectorAll(':is(h1, h2, h3, h4, h5, h6, th) :is(b, strong)')) unwrap(found);
}

function checkAddresses(root: Element): void {
  for (const link of root.querySelectorAll('a'))
    if (!linkAddress(link.getAttribute('href') ?? '')) unwrap(link);
  for (const picture of root.querySelectorAll('img'))
    if (!pictureAddress(picture.getAttribute('src') ?? '')) picture.remove();
}

function removeEmptyBlocks(root: Element): void {
  for (const lineBreak of root.querySelectorAll('br')) {
    const siblings = [...(lineBreak.parentElement?.children ?? [])];
    if (siblings.some((sibling) => sibling.matches(blockNames))) lineBreak.remove();
  }
  for (const block of root.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6, li'))
    if (block.textContent.trim() === '' && !block.querySelector('img, table')) block.remove();
}

/** Converts pasted HTML to the tags that the editor writes itself. */
export function cleanPaste(html: string): string {
  const safe = withoutActiveContent(html);
  if (safe.includes('data-pm-slice')) return safe;
  const { body } = new DOMParser().parseFromString(safe, 'text/html');
  for (const found of body.querySelectorAll(nonTextSelector)) found.remove();
  convertWordLists(body);
  readEmphasis(body);
  rename(body, 'h1, p.MsoTitle', 'h2');
  rename(body, 'h5, h6', 'h4');
  checkAddresses(body);
  removeEmptyBlocks(body);
  return body.innerHTML.replaceAll('&nbsp;', ' ');
}
