import { Link, useSearchParams } from 'react-router';

const stepClass = 'inline-flex min-h-11 items-center rounded-lg px-1.5 font-semibold sm:px-3';

type StepProps = { label: string; to: number; here: number };

/** A disabled step keeps its place, so that the other steps do not move while a user clicks through. */
function Step({ label, to, here }: StepProps) {
  const [query] = useSearchParams();
  if (to === here) return <span className={`${stepClass} text-quiet`}>{label}</span>;
  const next = new URLSearchParams(query);
  next.set('page', String(to));
  return (
    <Link to={`?${next}`} className={`${stepClass} text-teal underline hover:bg-sand`}>
      {label}
    </Link>
  );
}

type Texts = Record<'label' | 'first' | 'previous' | 'next' | 'last', string> & {
  place: (page: number, totalPages: number) => string;
};

type Props = { texts: Texts; page: number; totalPages: number };

export function NumberedPaging({ texts, page, totalPages }: Props) {
  return (
    <nav aria-label={texts.label} className="flex flex-wrap items-center justify-center">
      <Step label={texts.first} to={1} here={page} />
      <Step label={texts.previous} to={Math.max(1, page - 1)} here={page} />
      <span className="px-1 sm:px-2">{texts.place(page, totalPages)}</span>
      <Step label={texts.next} to={Math.min(totalPages, page + 1)} here={page} />
      <Step label={texts.last} to={totalPages} here={page} />
    </nav>
  );
}
