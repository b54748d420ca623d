import { layoutContent as content } from '#app/content/layout.ts';
import { useChatLink } from '#app/site/use-site-settings.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { ChatIcon, MailIcon, PhoneIcon } from '#app/ui/contact-icons.ts';
import { ArrowDownIcon, CloseIcon, MenuIcon } from '#app/ui/icons.tsx';
import { Logo } from '#app/ui/logo.tsx';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { paths } from '#paths.ts';

type Props = {
  name: string;
  links: readonly { name: string; path: string }[];
  /** Opening a group closes the others of the same menu. */
  menu: string;
  listClass: string;
  summaryClass: string;
  className?: string;
};

function MenuGroup({ name, links, menu, listClass, summaryClass, className = '' }: Props) {
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

const menuId = 'mobile-menu';
const mobileMenuItem = 'flex items-center justify-between rounded-md px-3 py-3 text-lg font-semibold';
const round = 'grid size-[48px] place-items-center rounded-full';

const { taxi: mobileMenuTaxi, tours: mobileMenuTours } = content;
const groups = [
  { name: mobileMenuTaxi.mobileName, links: [...mobileMenuTaxi.links, ...mobileMenuTaxi.moreLinks] },
  { name: mobileMenuTours.name, links: [...mobileMenuTours.links, ...mobileMenuTours.moreLinks] },
];

function MobileMenuItem({ link }: { link: { name: string; path: string } }) {
  return (
    <li>
      <a className={mobileMenuItem} href={link.path}>
        {link.name}
      </a>
    </li>
  );
}

/** A native popover, which works without script and closes on Escape. */
function MobileMenu() {
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
            <MobileMenuItem link={content.home} />
            {groups.map((group) => (
              <li key={group.name}>
                <MenuGroup
                  name={group.name}
                  links={group.links}
                  menu={menuId}
                  summaryClass={mobileMenuItem}
                  listClass="pl-4"
                />
              </li>
            ))}
            {[content.packages, content.cruises, content.about, content.contact].map((link) => (
              <MobileMenuItem key={link.path} link={link} />
            ))}
            <li className={`${mobileMenuItem} text-quiet`}>{content.placesToVisit}</li>
            <MobileMenuItem link={content.allPlaces} />
          </ul>
        </nav>
      </div>
    </div>
  );
}

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

function DesktopMenu() {
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

const contact = 'flex min-h-10 items-center gap-2 hover:underline print:block print:min-h-0';

/** In print it stands beside the name, with the address, like a letterhead. */
function ContactStrip({ settings }: { settings: SiteSettings }) {
  return (
    <div className="bg-night text-on-night">
      <div className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-6 px-5 text-[min(0.875rem,6vw)] leading-snug print:grid print:justify-end print:text-right">
        <span className="hidden print:inline">{settings.headOffice}</span>
        <a className={contact} href={`tel:${settings.phoneE164}`}>
          <PhoneIcon className="size-4 max-sm:hidden print:hidden" />
          <span>
            <span className="max-sm:sr-only print:hidden">{content.care(settings.careHours)}</span>
            <strong className="whitespace-nowrap">{displayPhone(settings.phoneE164)}</strong>
          </span>
        </a>
        <a className={contact} href={`mailto:${settings.email}`}>
          <MailIcon className="size-4 max-sm:hidden print:hidden" />
          {settings.email}
        </a>
      </div>
    </div>
  );
}

export function Header({ settings }: { settings: SiteSettings }) {
  const chatLink = useChatLink();
  return (
    <header className="border-line border-b bg-paper print:flex print:flex-row-reverse print:items-center">
      <ContactStrip settings={settings} />
      {/*
       * Height and columns are fixed from the first byte, so that nothing shifts on a slow network. Buttons and margins
       * are in pixels, so that the name keeps its room at 200% text size.
       */}
      <div className="mx-auto grid min-h-18 max-w-7xl grid-cols-[1fr_auto_48px_48px] items-center gap-x-[4px] px-[20px] py-3 sm:gap-x-4 lg:grid-cols-[1fr_auto_auto_48px] print:ml-0">
        <a
          className="flex min-w-0 items-center gap-[12px] font-display font-semibold text-xl sm:text-2xl"
          href={paths.home}
        >
          <Logo />
          {settings.agencyName}
        </a>
        <DesktopMenu />
        <a className={`${buttonClass} col-start-2 max-sm:hidden lg:col-start-3`} href={paths.contact}>
          {content.requestCall}
        </a>
        <a
          className="col-start-3 grid size-[48px] place-items-center rounded-full text-teal lg:col-start-4 hover:bg-card print:hidden"
          href={chatLink}
          aria-label={content.chat}
        >
          <ChatIcon className="size-[28px]" />
        </a>
        <MobileMenu />
      </div>
    </header>
  );
}
