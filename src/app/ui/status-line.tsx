const tones = {
  good: 'text-teal',
  plain: 'text-ink',
  /** Saved, but to be looked at. */
  warn: 'rounded-lg border-2 border-saffron bg-sand px-3 py-2 text-ink empty:hidden',
  fault: 'text-brick',
};

export type Tone = keyof typeof tones;

type Props = {
  text: string | undefined;
  /** `plain`: neither success nor fault. */
  tone?: Tone;
  /** Reserves the line's height, so that the button below does not move. */
  takesRoom?: boolean;
};

/**
 * The status of a form. The live region is always in the document, because screen readers announce only later changes
 * to it.
 */
export function StatusLine({ text, tone = 'good', takesRoom = true }: Props) {
  return (
    <p role="status" className={`font-semibold ${takesRoom ? 'min-h-7' : 'empty:absolute'} ${tones[tone]}`}>
      {text}
    </p>
  );
}

/** A short message at the edge of the screen, announced by screen readers; it covers no form. */
export function Toast({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-20 z-30 mx-auto w-fit rounded-full bg-night px-6 py-3 font-semibold text-on-night shadow-xl md:bottom-6"
    >
      {text}
    </p>
  );
}
