import type { ReactNode } from 'react';

const drawn = (path: string) => (
  <svg
    viewBox="0 0 24 24"
    className="size-5"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

const frame = 'M4 5h16v14H4z';

export const toolIcons = {
  bold: <b aria-hidden="true">B</b>,
  italic: (
    <i aria-hidden="true" className="font-serif">
      I
    </i>
  ),
  bulletList: drawn('M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01'),
  numberedList: drawn(
    'M10 6h10M10 12h10M10 18h10M4 4.500l1.300-.7V9M3.600 15.500c.2-1.700 2.900-1.600 2.700.1-.1 1-1.600 2-2.700 3.400h2.900',
  ),
  quote: drawn(
    'M9.500 7C6.800 8 5.500 10 5.500 13v3.500h4.500v-4.500H7M18.500 7c-2.700 1-4 3-4 6v3.500H19v-4.500h-3',
  ),
  link: drawn(
    'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  ),
  photos: drawn('M4 8h3.500l1.500-2.500h6L16.500 8H20v11H4zM12 10.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6z'),
  images: drawn('M7 4h13v12H7zM4 7v13h13M7 13.500l3.500-3.500 3.500 3.500 2-2 4 4'),
  picture: drawn(`${frame}M4 16l4.500-4.500 4 4 2.500-2.500 5 5M15.500 9h.01`),
  table: drawn(`${frame}M4 10h16M4 14.500h16M12 5v14`),
  undo: drawn('M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4'),
  redo: drawn('M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4'),
  addRow: drawn('M4 4.500h16v6H4zM12 14.500v6M9 17.500h6'),
  removeRow: drawn('M4 4.500h16v6H4zM9 17.500h6'),
  addColumn: drawn('M4.500 4h6v16h-6zM14.500 12h6M17.500 9v6'),
  removeColumn: drawn('M4.500 4h6v16h-6zM14.500 12h6'),
  headerRow: drawn(`${frame}M4 10h16M12 10v9M7 7.500h10`),
  removeTable: drawn('M4 7h16M9.500 7V4.500h5V7M6 7l1 13h10l1-13M10 11v5.500M14 11v5.500'),
} satisfies Record<string, ReactNode>;

const digits = {
  2: 'M16 12.500c.2-2.300 4-2.300 4 .2 0 1.800-4 3.100-4 5.300h4.300',
  3: 'M16 10.800h4.200l-2.500 2.900c3.700-.1 3.700 4.500.2 4.500-1 0-1.800-.5-2.100-1.300',
  4: 'M19.300 18v-7.200l-4 5.200h5.400',
};

export const headingIcon = (level: keyof typeof digits) =>
  drawn(`M4 6v12M11.500 6v12M4 12h7.500${digits[level]}`);
