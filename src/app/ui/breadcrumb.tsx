type Props = { trail: readonly { name: string; path: string }[]; here: string };

/**
 * On one line, so that nothing below moves when the typefaces arrive; the name of the page itself is cut, because its
 * heading follows. Very large text wraps.
 */
export function Breadcrumb({ trail, here }: Props) {
  return (
    <nav aria-label="Breadcrumb" className="@container">
      <ol className="@min-[17rem]:flex-nowrap flex flex-wrap gap-x-2 text-quiet text-sm">
        {trail.map(({ name, path }) => (
          <li key={path} className="flex min-w-0 items-center after:ml-2 after:content-['›'_/_'']">
            <a className="truncate py-0.5 underline" href={path}>
              {name}
            </a>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 shrink-[999] truncate py-0.5">
          {here}
        </li>
      </ol>
    </nav>
  );
}
