type Props = { text: string | undefined; tone?: 'good' | 'fault' };

/** Where a form answers: always there, so that what appears in it is read out. */
export function StatusLine({ text, tone = 'good' }: Props) {
  return (
    <p role="status" className={`min-h-7 font-semibold ${tone === 'fault' ? 'text-brick' : 'text-teal'}`}>
      {text}
    </p>
  );
}
