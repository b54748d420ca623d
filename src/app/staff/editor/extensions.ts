import { StarterKit } from '@tiptap/starter-kit';
import { Link } from './link-mark.ts';
import { NumberedList } from './numbered-list.ts';
import { Picture } from './picture-node.ts';
import { tableNodes } from './table-nodes.ts';

/** Exactly what the cleaning of a text lets through: nothing that is written here is lost when it is saved. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    dropcursor: { color: false, class: 'drop-cursor' },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    orderedList: false,
    strike: false,
    underline: false,
  }),
  Link,
  NumberedList,
  Picture,
  ...tableNodes,
];
