import { layoutContent as content } from '#app/content/layout.ts';
import { MenuGroup } from './menu-group.tsx';

const { taxi, tours } = content;
const item = 'flex items-center gap-1 whitespace-nowrap rounded-md px-3 py-2.5 hover:underline';
const list = 'absolute z-10 grid min-w-48 rounded-xl border border-line bg-card p-2 shadow-lg';

function Group({ group }: { group: { name: string; links: readonly { name: string; path: string }[] } }) {
  return (
    <MenuGroup
      name={group.name}
      links={group.links}
      menu="main-menu"
      className="menu-group relative"
      summaryClass={item}
      listClass={list}
    />
  );
}

function Item({ link }: { link: { name: string; path: string } }) {
  return (
    <a className={item} href={link.path}>
      {link.name}
    </a>
  );
}

export function DesktopMenu() {
  return (
    <nav aria-label="Main" className="col-start-2 hidden lg:block">
      <ul className="flex items-center font-semibold">
        <li>
          <Item link={content.home} />
        </li>
        <li>
          <Group group={{ name: taxi.name, links: [...taxi.links, ...taxi.moreLinks] }} />
        </li>
        <li>
          <Group
            group={{ name: tours.name, links: [...tours.links, ...tours.moreLinks, content.allPlaces] }}
          />
        </li>
        <li>
          <Item link={content.packages} />
        </li>
        <li>
          <Item link={content.cruises} />
        </li>
      </ul>
    </nav>
  );
}
