import type { ComponentProps } from 'react';
import { staffBlogsContent as content } from '#app/content/staff/blogs.ts';
import { PictureCheck } from '#app/staff/publishing/picture-check.tsx';
import { BlogField } from './desk-field.tsx';

/** A link, with the picture that it leads to. */
export function PictureField(field: ComponentProps<typeof BlogField>) {
  const warningId = `${field.id}-warning`;
  return (
    <PictureCheck warningId={warningId} address={field.value} isFaulty={field.fault !== undefined}>
      <BlogField {...field} hint={content.hints.featuredImage} describedBy={warningId} />
    </PictureCheck>
  );
}
