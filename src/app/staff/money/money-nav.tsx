import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { paths } from '#paths.ts';
import { moneyNavTexts as texts } from './texts.ts';

/** Those of them whose further screens have their own link here. */
const ownLinkOnly: ReadonlySet<string> = new Set([paths.adminMoney, paths.adminMoneyDocuments]);

/** The links between the screens of money, in two rows. On a phone they are one that scrolls, with the current link in view. */
export function MoneyNav() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another current link
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=page]')?.parentElement;
    if (list.current && current)
      list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav data-wide aria-label={texts.label} className="border-line border-b">
      <ul
        ref={list}
        className="relative -mb-px flex gap-x-1 max-md:overflow-x-auto max-md:pr-10 max-md:[mask-image:linear-gradient(to_right,black_calc(100%_-_2.5rem),transparent)] md:flex-wrap"
      >
        {texts.parts.map(({ name, path }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={ownLinkOnly.has(path)}
              className="inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 px-3 lg:min-h-9 font-semibold text-quiet hover:text-teal aria-[current=page]:border-teal aria-[current=page]:text-teal"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
