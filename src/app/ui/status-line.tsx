const tones = { good: 'text-teal', plain: 'text-ink', fault: 'text-brick' };

export type Tone = keyof typeof tones;

type Props = {
  text: string | undefined;
  /** `plain`: neither well done nor gone wrong. */
  tone?: Tone;
  /** Without it nothing is kept free, for where no button would move under the finger. */
  takesRoom?: boolean;
};

/** Where a form answers: always there, so that what appears in it is read out. */
export function StatusLine({ text, tone = 'good', takesRoom = true }: Props) {
  return (
    <p role="status" className={`font-semibold ${takesRoom ? 'min-h-7' : 'empty:absolute'} ${tones[tone]}`}>
      {text}
    </p>
  );
}
