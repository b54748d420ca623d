import { Outlet } from 'react-router';
import { layoutContent as content } from '#app/content/layout.ts';
import { type PageContext, PageData, pageContext } from '#app/page-context.ts';
import { settingsOfPage } from '#app/pages/read-settings.ts';
import { placeOf } from '#domain/enquiries/intake/origin.ts';
import { readCarTypes } from '#domain/fares/fare-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Route } from './+types/site-layout.ts';
import { readFirmPhotos } from './contact/read-firm.ts';
import { BottomBar } from './layout/bottom-bar.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import type { SiteLayoutData } from './use-site-settings.ts';

/** A form that is shown again after a post may be of another page. */
async function carsOf(
  { db, tags }: PageContext,
  request: Request,
): Promise<{ value: string; label: string }[]> {
  const { pathname } = new URL(request.url);
  if (request.method === 'GET' && placeOf(pathname).service !== 'Cabs') return [];
  tags.add('fares');
  return (await readCarTypes(db)).map(({ code, name }) => ({ value: code, label: name }));
}

export async function loader({ context, request }: Route.LoaderArgs): Promise<SiteLayoutData> {
  const page = context.get(pageContext);
  const [settings, cars] = await Promise.all([settingsOfPage(page), carsOf(page, request)]);
  return new PageData({
    settings,
    ...(await readFirmPhotos(page, settings)),
    cars,
    year: Number(dayInIndia(new Date()).slice(0, 4)),
  });
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const { settings, year } = loaderData.data;
  return (
    // The bottom padding leaves room for the phone's fixed bar.
    <div className="flex min-h-svh flex-col bg-night max-md:pb-[calc(3.6rem+env(safe-area-inset-bottom))] print:block print:pb-0">
      <a className="sr-only focus:not-sr-only focus:bg-card focus:p-3 print:hidden" href="#main">
        {content.skip}
      </a>
      <Header settings={settings} />
      <main id="main" className="flex-1 bg-paper">
        <Outlet />
      </main>
      <Footer settings={settings} year={year} />
      <BottomBar settings={settings} />
    </div>
  );
}
