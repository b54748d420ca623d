import { data } from 'react-router';
import { PageData, pageContext } from '#app/page-context.ts';
import { readImages } from '#app/site/images/image-sources.ts';
import { readSlotPhotos } from '#app/site/images/slot-photos.tsx';
import { packageSlot } from '#domain/photo-slots/photo-slot.ts';
import { describePublicPackage, listRelatedPackages } from '#domain/tour-packages/tour-package-service.ts';
import type { Route } from './+types/package-page.ts';
import { MissingPackage } from './missing-package.tsx';
import { PackageHead } from './package-head.tsx';
import { PackageView } from './package-view.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { db, tags } = page;
  const id = new URL(request.url).searchParams.get('packageId') ?? '';
  const found = await describePublicPackage(db, 'Bhutan', id);
  // The related packages are a list.
  if (found) tags.add(`tour-package:${id}`).add('tour-packages');
  const related = found ? await listRelatedPackages(db, found) : [];
  const images = await readImages(page, { found, related });
  const slotPhotos = await readSlotPhotos(
    page,
    found ? [packageSlot({ country: found.country, theme: found.details.theme })] : [],
  );
  return data(new PageData({ found, related, images, slotPhotos }), { status: found ? 200 : 404 });
}

export default function PackagePage({ loaderData }: Route.ComponentProps) {
  const { found, related } = loaderData.data;
  if (!found) return <MissingPackage />;
  return (
    <>
      <PackageHead tourPackage={found} />
      <PackageView tourPackage={found} related={related} />
    </>
  );
}
