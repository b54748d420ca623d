import { data } from 'react-router';
import { PageData, pageContext } from '#app/page-context.ts';
import { readImages } from '#app/site/images/image-sources.ts';
import { readSlotPhotos } from '#app/site/images/slot-photos.tsx';
import NotFoundPage from '#app/site/not-found-page.tsx';
import { packageSlot } from '#domain/photo-slots/photo-slot.ts';
import { describePublicPackage, listRelatedPackages } from '#domain/tour-packages/tour-package-service.ts';
import type { Route } from './+types/tour-page.ts';
import { PackageHead } from './package-head.tsx';
import { PackageView } from './package-view.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { db, tags } = page;
  const found = await describePublicPackage(db, 'India', params.slug);
  // The related packages are a list.
  if (found) tags.add(`tour-package:${found.id}`).add('tour-packages');
  const related = found ? await listRelatedPackages(db, found) : [];
  const images = await readImages(page, { found, related });
  const slotPhotos = await readSlotPhotos(
    page,
    found ? [packageSlot({ country: found.country, theme: found.details.theme })] : [],
  );
  return data(new PageData({ found, related, images, slotPhotos }), { status: found ? 200 : 404 });
}

export default function TourPage({ loaderData }: Route.ComponentProps) {
  const { found, related } = loaderData.data;
  if (!found) return <NotFoundPage />;
  return (
    <>
      <PackageHead tourPackage={found} />
      <PackageView tourPackage={found} related={related} />
    </>
  );
}
