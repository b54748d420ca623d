import { staffImagesContent as content } from '#app/content/staff/website/images.ts';
import { editAddress } from '#app/staff/blogs/blog-addresses.ts';
import type { Image } from '#domain/images/image.ts';
import { pictureOfImage } from '#domain/images/image-files.ts';
import type { ImageView } from '#domain/images/image-staff-service.ts';
import { shownTime } from '#domain/shared/india-time.ts';
import { imagePath } from '#paths.ts';
import { editTourPackagePath } from '#staff-paths.ts';

/** An image of the list. */
export const presentImage = (image: Image) => ({
  id: image.id,
  name: image.alt || content.unnamed(image.id),
  alt: image.alt,
  tags: image.tags,
  picture: pictureOfImage(image),
});

export type ShownImage = ReturnType<typeof presentImage>;

/** An image with everything that its popup shows. */
export const presentView = ({ image, uses }: ImageView) => ({
  ...presentImage(image),
  version: image.version,
  focus: { x: image.focalX, y: image.focalY },
  width: image.width,
  height: image.height,
  fileName: image.fileName,
  size: content.size(image.width, image.height, image.bytes),
  history: content.history(image.madeBy, shownTime(image.createdAt)),
  address: imagePath(image.id),
  uses: uses.map(({ kind, id, name }) => ({
    kind: content.details.kinds[kind],
    name: name || content.details.nameless,
    to: kind === 'blog' ? editAddress(id, new URLSearchParams()) : editTourPackagePath(id),
  })),
});

export type ShownView = ReturnType<typeof presentView>;
