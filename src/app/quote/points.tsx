type ListProps = {
  id: string;
  heading: string;
  points: readonly string[];
  mark: 'tick' | 'cross';
  /** Of the heading. */
  level?: 'h2' | 'h3';
  /** The id of the heading of what it is about, where a page has several such lists. */
  about?: string | undefined;
};

const marks = {
  tick: <path d="M5 13l4 4L19 7" />,
  cross: <path d="M6 6l12 12M18 6 6 18" />,
};

/** What is included and what is not, each with its mark. */
export function Points({ id, heading, points, mark, level: Heading = 'h2', about }: ListProps) {
  if (points.length === 0) return null;
  return (
    <section aria-labelledby={about ? `${id} ${about}` : id} className="grid content-start gap-2">
      <Heading id={id} className="text-xl">
        {heading}
      </Heading>
      <ul className="grid gap-1.5">
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on a page, and two points may say the same
          <li key={index} className="flex items-start gap-2 wrap-anywhere">
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className={`mt-1 size-4 shrink-0 fill-none stroke-[3] stroke-current ${mark === 'tick' ? 'text-teal' : 'text-brick'}`}
            >
              {marks[mark]}
            </svg>
            <span className="min-w-0">{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
