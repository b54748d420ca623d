import { Link, useSearchParams } from 'react-router';

const look = 'inline-flex min-h-11 items-center rounded-lg px-1.5 font-semibold sm:px-3';

type StepProps = { label: string; to: number; here: number };

/** A step that leads nowhere stays where it is, so that the others don't move under the finger. */
function Step({ label, to, here }: StepProps) {
  const [query] = useSearchParams();
  if (to === here) return <span className={`${look} text-quiet`}>{label}</span>;
  const next = new URLSearchParams(query);
  next.set('page', String(to));
  return (
    <Link to={`?${next}`} className={`${look} text-teal underline hover:bg-sand`}>
      {label}
    </Link>
  );
}

type Words = Record<'label' | 'first' | 'previous' | 'next' | 'last', string> & {
  place: (page: number, totalPages: number) => string;
};

type Props = { words: Words; page: number; totalPages: number };

export function NumberedPaging({ words, page, totalPages }: Props) {
  return (
    <nav aria-label={words.label} className="flex flex-wrap items-center justify-center">
      <Step label={words.first} to={1} here={page} />
      <Step label={words.previous} to={Math.max(1, page - 1)} here={page} />
      <span className="px-1 sm:px-2">{words.place(page, totalPages)}</span>
      <Step label={words.next} to={Math.min(totalPages, page + 1)} here={page} />
      <Step label={words.last} to={totalPages} here={page} />
    </nav>
  );
}
