import { ArrowDownIcon } from '#app/ui/icons.tsx';

type Props = {
  name: string;
  links: readonly { name: string; path: string }[];
  /** Opening a group closes the others of the same menu. */
  menu: string;
  listClass: string;
  summaryClass: string;
  className?: string;
};

export function MenuGroup({ name, links, menu, listClass, summaryClass, className = '' }: Props) {
  return (
    <details name={menu} className={`group ${className}`}>
      <summary className={summaryClass}>
        {name}
        <ArrowDownIcon className="size-4 transition-transform duration-400 group-open:rotate-180" />
      </summary>
      <ul className={listClass}>
        {links.map((link) => (
          <li key={link.path}>
            <a className="block rounded-md px-3 py-2.5 hover:bg-paper hover:underline" href={link.path}>
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
