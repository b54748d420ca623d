import { Image } from '@tiptap/extension-image';
import { pictureStays } from './addresses.ts';

const pixels = (name: 'width' | 'height') => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name)?.match(/^\d+$/)?.[0] ?? null,
});

/** Within the line, so that a picture can be part of a link. */
export const Picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    title: { default: null },
    width: pixels('width'),
    height: pixels('height'),
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (pictureStays(element.getAttribute('src')) ? null : false) },
  ],
  addInputRules: () => [],
}).configure({ inline: true });
