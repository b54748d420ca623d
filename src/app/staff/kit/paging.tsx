import { Link, useSearchParams } from 'react-router';

const look = 'inline-flex min-h-11 items-center rounded-lg px-1.5 font-semibold sm:px-3 lg:min-h-9';

export type PagingStep = {
  label: string;
  /** Nothing where the list ends. */
  to: string | false | undefined;
};

/** A step that leads nowhere keeps its place, so that the others do not move while a user clicks through. */
function Step({ label, to }: PagingStep) {
  if (!to) return <span className={`${look} text-quiet`}>{label}</span>;
  return (
    <Link to={to} className={`${look} text-teal underline hover:bg-sand`}>
      {label}
    </Link>
  );
}

type Props = {
  label: string;
  steps: readonly PagingStep[];
  /** Between the steps back and those forward, such as 'Page 2 of 5'. */
  place?: string;
};

/** Leads through the pages of a list; without any it is not there. */
export function Paging({ label, steps, place }: Props) {
  if (!place && steps.every(({ to }) => !to)) return null;
  const middle = Math.ceil(steps.length / 2);
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center">
      {steps.slice(0, middle).map((step) => (
        <Step key={step.label} {...step} />
      ))}
      {place && <span className="px-1 sm:px-2">{place}</span>}
      {steps.slice(middle).map((step) => (
        <Step key={step.label} {...step} />
      ))}
    </nav>
  );
}

type Texts = Record<'label' | 'first' | 'previous' | 'next' | 'last', string> & {
  place: (page: number, totalPages: number) => string;
};

type NumberedProps = { texts: Texts; page: number; totalPages: number };

/** Of a list whose pages have numbers in the address. */
export function NumberedPaging({ texts, page, totalPages }: NumberedProps) {
  const [query] = useSearchParams();
  const at = (number: number) => {
    if (number === page) return undefined;
    const next = new URLSearchParams(query);
    next.set('page', String(number));
    return `?${next}`;
  };
  return (
    <Paging
      label={texts.label}
      place={texts.place(page, totalPages)}
      steps={[
        { label: texts.first, to: at(1) },
        { label: texts.previous, to: at(Math.max(1, page - 1)) },
        { label: texts.next, to: at(Math.min(totalPages, page + 1)) },
        { label: texts.last, to: at(totalPages) },
      ]}
    />
  );
}
