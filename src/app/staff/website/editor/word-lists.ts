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

export function convertWordLists(root: Element): void {
  convertListParagraphs(root);
  joinSingleItemLists(root);
}
