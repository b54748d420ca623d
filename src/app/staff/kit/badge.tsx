import type { ReactNode } from 'react';

const tones = {
  solid: 'border-teal bg-teal text-on-teal',
  good: 'border-teal text-teal',
  plain: 'border-quiet/60 text-quiet',
  draft: 'border-quiet border-dashed text-quiet',
  warn: 'border-saffron text-ink',
  danger: 'border-brick text-brick',
} as const;

export type BadgeTone = keyof typeof tones;

type Props = { tone?: BadgeTone; title?: string; children: ReactNode };

/** A word about how a record stands. */
export const Badge = ({ tone = 'plain', title, children }: Props) => (
  <span
    title={title}
    className={`inline-block whitespace-nowrap rounded-full border px-2 font-semibold text-[0.8125rem] leading-5 ${tones[tone]}`}
  >
    {children}
  </span>
);
