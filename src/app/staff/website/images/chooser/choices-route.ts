import { pageContext } from '#app/page-context.ts';
import { findStaff } from '#app/staff/shell/require-staff.ts';
import { handleImages } from '#app/staff/website/images/images-action.ts';
import { staffImagesContent } from '#app/staff/website/images/texts.ts';
import type { Image } from '#domain/images/image.ts';
import { pictureOfImage } from '#domain/images/image-files.ts';
import { listImages, viewImage } from '#domain/images/image-staff-service.ts';
import { imagePath } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import { storable } from '#platform/text.ts';
import type { Route } from './+types/choices-route.ts';

/** An image that staff can choose. */
const toChoiceView = (image: Image) => ({
  id: image.id,
  address: imagePath(image.id),
  name: image.alt || staffImagesContent.unnamed(image.id),
  alt: image.alt,
  tags: image.tags.join(','),
  version: image.version,
  focus: { x: image.focalX, y: image.focalY },
  width: image.width,
  height: image.height,
  picture: pictureOfImage(image),
});

export type ImageChoice = ReturnType<typeof toChoiceView>;
export type ImageChoices = { images: ImageChoice[]; nextCursor?: string | undefined };

/** By `?id=` one image, otherwise the newest or those that fit the search. Used beside a form, so it never redirects. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await findStaff({ request, context });
  if (!actor || actor.mustChangePassword)
    return new Response(null, { status: failureStatus.unauthenticated });
  const { db } = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const text = (name: string) =>
    storable(params.get(name) ?? '')
      .trim()
      .slice(0, 200);
  if (params.has('id')) {
    const view = await viewImage(db, actor, text('id'));
    return Response.json({ images: view ? [toChoiceView(view.image)] : [] } satisfies ImageChoices);
  }
  const query = { search: text('search'), before: text('before'), tag: '', withoutAlt: false };
  const { images, nextCursor } = await listImages(db, actor, query);
  return Response.json({ images: images.map(toChoiceView), nextCursor } satisfies ImageChoices);
}

export const action = handleImages;
