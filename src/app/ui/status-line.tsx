type Props = {
  text: string | undefined;
  tone?: 'good' | 'fault';
  /** Without it nothing is kept free, for where no button would move under the finger. */
  takesRoom?: boolean;
};

/** Where a form answers: always there, so that what appears in it is read out. */
export function StatusLine({ text, tone = 'good', takesRoom = true }: Props) {
  return (
    <p
      role="status"
      className={`font-semibold ${takesRoom ? 'min-h-7' : 'empty:absolute'} ${tone === 'fault' ? 'text-brick' : 'text-teal'}`}
    >
      {text}
    </p>
  );
}
