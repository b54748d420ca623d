import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { moneyNavTexts as texts } from './texts.ts';

/** The links between the screens of money. Where they are wider than the screen, the current one is scrolled into view. */
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
      <ul ref={list} className="relative -mb-px flex gap-x-1 overflow-x-auto">
        {texts.parts.map(({ name, path }) => (
          <li key={path}>
            <NavLink
              to={path}
              end
              className="inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 px-3 font-semibold text-quiet hover:text-teal aria-[current=page]:border-teal aria-[current=page]:text-teal"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
