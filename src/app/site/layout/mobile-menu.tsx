import { layoutContent as content } from '#app/content/layout.ts';
import { CloseIcon, MenuIcon } from '#app/ui/icons.tsx';
import { MenuGroup } from './menu-group.tsx';

const menuId = 'mobile-menu';
const item = 'flex items-center justify-between rounded-md px-3 py-3 text-lg font-semibold';
const round = 'grid size-[48px] place-items-center rounded-full';

const { taxi, tours } = content;
const groups = [
  { name: taxi.mobileName, links: [...taxi.links, ...taxi.moreLinks] },
  { name: tours.name, links: [...tours.links, ...tours.moreLinks] },
];

function Item({ link }: { link: { name: string; path: string } }) {
  return (
    <li>
      <a className={item} href={link.path}>
        {link.name}
      </a>
    </li>
  );
}

/** A native popover, which works without script and closes on Escape. */
export function MobileMenu() {
  return (
    <div className="col-start-4 lg:hidden">
      <button type="button" popoverTarget={menuId} className={round} aria-label={content.menu}>
        <MenuIcon className="size-[28px]" />
      </button>
      <div
        id={menuId}
        popover="auto"
        className="inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-80 max-w-[88vw] overflow-y-auto border-line border-l bg-card p-4 text-ink shadow-2xl backdrop:bg-black/50"
      >
        <div className="flex justify-end">
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            className={round}
            aria-label={content.closeMenu}
          >
            <CloseIcon className="size-[28px]" />
          </button>
        </div>
        <nav aria-label="Mobile">
          <ul className="grid">
            <Item link={content.home} />
            {groups.map((group) => (
              <li key={group.name}>
                <MenuGroup
                  name={group.name}
                  links={group.links}
                  menu={menuId}
                  summaryClass={item}
                  listClass="pl-4"
                />
              </li>
            ))}
            {[content.packages, content.cruises, content.about, content.contact].map((link) => (
              <Item key={link.path} link={link} />
            ))}
            <li className={`${item} text-quiet`}>{content.placesToVisit}</li>
            <Item link={content.allPlaces} />
          </ul>
        </nav>
      </div>
    </div>
  );
}
