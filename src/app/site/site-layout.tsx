import { Outlet } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { displayPhone } from '#app/ui/phone.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/site-layout.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, tags } = context.get(pageContext);
  tags.add('settings');
  return { settings: await readSettings(db), year: new Date().getFullYear() };
}

export default function SiteLayout({ loaderData: { settings, year } }: Route.ComponentProps) {
  return (
    <div className="flex min-h-svh flex-col">
      <a className="sr-only focus:not-sr-only focus:bg-card focus:p-3" href="#main">
        Skip to the content
      </a>
      <header className="border-line border-b">
        <div className="bg-night text-on-night">
          <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-6 px-5 py-2 text-sm">
            <a className="py-1" href={`tel:${settings.phoneE164}`}>
              <span className="max-sm:sr-only">Customer care, day and night: </span>
              <strong className="whitespace-nowrap">{displayPhone(settings.phoneE164)}</strong>
            </a>
            <a className="py-1" href={`mailto:${settings.email}`}>
              {settings.email}
            </a>
          </div>
        </div>
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-5 py-4">
          <a className="flex items-center gap-3 font-display text-2xl" href={paths.home}>
            <img src="/favicon.svg" alt="" width="36" height="36" />
            {settings.agencyName}
          </a>
          <nav aria-label="Main" className="flex flex-wrap gap-x-6 font-semibold">
            <a className="py-2 hover:underline" href={paths.bhutanPackages}>
              Bhutan packages
            </a>
            <a className="py-2 hover:underline" href={paths.contact}>
              Request a Call
            </a>
          </nav>
        </div>
      </header>
      <main id="main" className="flex-1">
        <Outlet />
      </main>
      <footer className="mt-16 bg-night text-on-night">
        <div className="mx-auto grid max-w-6xl gap-1 px-5 py-8">
          <p>{settings.headOffice}</p>
          <p>
            © {year} {settings.agencyName}
          </p>
        </div>
      </footer>
    </div>
  );
}
