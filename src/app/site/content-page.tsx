import { PageData, pageContext } from '#app/page-context.ts';
import { readContent } from '#app/pages/read-content.ts';
import { readImages } from '#app/site/images/image-sources.ts';
import { boatSlots } from '#domain/photo-slots/photo-slot.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/content-page.ts';
import { ContentView, readContentView } from './content-view.tsx';
import { readSlotPhotos } from './images/slot-photos.tsx';

/** The pages of boats, with the slots of their photographs. */
const boatPages: Partial<Record<string, string>> = {
  [paths.cruises]: boatSlots.cruises,
  [paths.scubaDiving]: boatSlots.diving,
  [paths.scubaDivingAndaman]: boatSlots.diving,
};

const boatSlotsOf = (path: string): string[] => [boatPages[path] ?? []].flat();

/** The route module of every page without data but the fares, the reviews, the trips and the places; the address selects its content. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const parts = context.get(pageContext);
  const shown = await readContentView(parts, pathname, await readContent(parts, pathname));
  const slotPhotos = await readSlotPhotos(parts, boatSlotsOf(pathname));
  return new PageData({ ...shown, slotPhotos, images: await readImages(parts, shown.content) });
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return <ContentView {...loaderData.data} />;
}
