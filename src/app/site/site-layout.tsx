import { Outlet } from 'react-router';
import { layoutContent as content } from '#app/content/layout.ts';
import { PageData, pageContext } from '#app/page-context.ts';
import { settingsOfPage } from '#app/pages/read-settings.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Route } from './+types/site-layout.ts';
import { BottomBar } from './layout/bottom-bar.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import type { SiteLayoutData } from './use-site-settings.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<SiteLayoutData> {
  const settings = await settingsOfPage(context.get(pageContext));
  return new PageData({ settings, year: Number(dayInIndia(new Date()).slice(0, 4)) });
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
