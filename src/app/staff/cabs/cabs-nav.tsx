import { NavLink } from 'react-router';
import { staffCabsContent as content } from './texts.ts';

/** The links between the cabs' screens. */
export function CabsNav() {
  return (
    <nav data-wide aria-label={content.navLabel} className="border-line border-b">
      <ul className="-mb-px flex gap-x-1 overflow-x-auto">
        {content.parts.map(({ name, path }) => (
          <li key={path}>
            <NavLink
              to={path}
              end
              className="inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 px-3 lg:px-2 font-semibold text-quiet hover:text-teal aria-[current=page]:border-teal aria-[current=page]:text-teal"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
