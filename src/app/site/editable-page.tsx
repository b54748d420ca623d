import type { PageContent } from '#app/content/page-content.ts';
import type { PageContext } from '#app/page-context.ts';
import { withFigures } from '#app/pages/figures.ts';
import { paths } from '#paths.ts';
import { ContactView } from './contact/contact-view.tsx';
import { ContentView, readContentView } from './content-view.tsx';
import { HomeView, readHome } from './home/home-view.tsx';
import { BhutanPackagesView, readBhutanPackages } from './packages/bhutan-packages-view.tsx';
import { readTravelPackages, TravelPackagesView } from './packages/travel-packages-view.tsx';
import { readTerms, TermsView } from './terms/terms-view.tsx';

/** Any page that staff can edit, with this copy, as its own route shows it. */
export async function readEditablePage(parts: PageContext, path: string, copy: PageContent) {
  const content = await withFigures(parts, copy);
  switch (path) {
    case paths.home:
      return { kind: 'home' as const, ...(await readHome(parts, content)) };
    case paths.contact:
      return { kind: 'contact' as const, content };
    case paths.bookingTerms:
      return { kind: 'terms' as const, ...(await readTerms(parts, content)) };
    case paths.travelPackages:
      return { kind: 'travel' as const, ...(await readTravelPackages(parts, content)) };
    case paths.bhutanPackages:
      return { kind: 'bhutan' as const, ...(await readBhutanPackages(parts, content)) };
    default:
      return { kind: 'content' as const, ...(await readContentView(parts, path, content)) };
  }
}

export type EditablePage = Awaited<ReturnType<typeof readEditablePage>>;

export function EditablePageView({ shown }: { shown: EditablePage }) {
  switch (shown.kind) {
    case 'home':
      return <HomeView {...shown} />;
    case 'contact':
      return <ContactView {...shown} />;
    case 'terms':
      return <TermsView {...shown} />;
    case 'travel':
      return <TravelPackagesView {...shown} />;
    case 'bhutan':
      return <BhutanPackagesView {...shown} />;
    default:
      return <ContentView {...shown} />;
  }
}
