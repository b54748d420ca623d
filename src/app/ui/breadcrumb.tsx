type Props = { trail: readonly { name: string; path: string }[]; here: string };

/**
 * On one line, so that nothing below moves when the typefaces arrive. Where it is too long for a phone it scrolls; what
 * lies beyond the edge is the name of the page itself, and its heading follows.
 */
export function Breadcrumb({ trail, here }: Props) {
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 max-w-full overflow-x-auto [scrollbar-width:none]">
      <ol className="flex w-max gap-x-2 whitespace-nowrap text-quiet text-sm">
        {trail.map(({ name, path }) => (
          <li key={path} className="after:ml-2 after:content-['›'_/_'']">
            <a className="inline-block py-0.5 underline" href={path}>
              {name}
            </a>
          </li>
        ))}
        <li aria-current="page" className="py-0.5">
          {here}
        </li>
      </ol>
    </nav>
  );
}
