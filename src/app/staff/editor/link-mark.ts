import { Mark } from '@tiptap/core';
import { linkStays } from './addresses.ts';

/** Address and title only: how a link opens and looks is the page's matter. */
export const Link = Mark.create({
  name: 'link',
  // The outermost, so that a word in bold does not cut a link in two.
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (linkStays(element.getAttribute('href')) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});
