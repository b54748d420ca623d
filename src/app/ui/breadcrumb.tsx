type Props = { trail: readonly { name: string; path: string }[]; here: string };

export function Breadcrumb({ trail, here }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap gap-x-2 text-quiet text-sm">
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
