import { editAddress } from '#app/staff/website/blogs/blog-addresses.ts';
import { photoSlotsContent } from '#app/staff/website/images/slots/texts.ts';
import { placesAddress } from '#app/staff/website/places/places-query.ts';
import type { Image, ImageUse } from '#domain/images/image.ts';
import { pictureOfImage } from '#domain/images/image-files.ts';
import type { ImageView } from '#domain/images/image-staff-service.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { imagePath, paths } from '#paths.ts';
import { editPagePath, editTourPackagePath, settingPath } from '#staff-paths.ts';
import { staffImagesContent as content } from './texts.ts';

/** An image of the list. */
export const toImageView = (image: Image) => ({
  id: image.id,
  name: image.alt || content.unnamed(image.id),
  alt: image.alt,
  tags: image.tags,
  picture: pictureOfImage(image),
});

export type ImageRowView = ReturnType<typeof toImageView>;

/** Where a staff member changes what shows the image. */
const editors: Record<ImageUse['kind'], (use: ImageUse) => string> = {
  blog: ({ id }) => editAddress(id, new URLSearchParams()),
  'tour-package': ({ id }) => editTourPackagePath(id),
  place: ({ id }) => placesAddress({}, id),
  page: ({ name }) => editPagePath(name),
  'photo-slot': () => paths.adminPhotoSlots,
  settings: () => settingPath('contactPhoto'),
};

const slotNames: Readonly<Record<string, string>> = photoSlotsContent.names;

/** A slot by what it shows, `Cars: sedan`; that of a driver without its number. */
function slotName(slot: string): string {
  const [kind = '', subject = ''] = slot.split(/:(.*)/);
  const heading =
    Object.entries(photoSlotsContent.kinds).find(([name]) => name === kind)?.[1].heading ?? slot;
  return subject === '' || kind === 'driver' ? heading : `${heading}: ${slotNames[subject] ?? subject}`;
}

const nameOf = ({ kind, name }: ImageUse): string =>
  kind === 'photo-slot' ? slotName(name) : name || content.details.nameless;

/** An image with everything that its popup shows. */
export const toImageDetailsView = ({ image, uses }: ImageView) => ({
  ...toImageView(image),
  version: image.version,
  focus: { x: image.focalX, y: image.focalY },
  width: image.width,
  height: image.height,
  fileName: image.fileName,
  size: content.size(image.width, image.height, image.bytes),
  history: content.history(image.madeBy, timeText(image.createdAt)),
  address: imagePath(image.id),
  uses: uses.map((use) => ({
    key: `${use.kind} ${use.id}`,
    kind: content.details.kinds[use.kind],
    name: nameOf(use),
    to: editors[use.kind](use),
  })),
});

export type ImageDetailsView = ReturnType<typeof toImageDetailsView>;
