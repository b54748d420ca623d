import type { ComponentProps } from 'react';
import { staffBlogsContent as content } from '#app/content/staff/blogs.ts';
import { PictureCheck } from '#app/staff/publishing/picture-check.tsx';
import { DeskField } from './desk-field.tsx';

/** A link, with the picture that it leads to. */
export function PictureField(field: ComponentProps<typeof DeskField>) {
  const warningId = `${field.id}-warning`;
  return (
    <PictureCheck warningId={warningId} address={field.value} isFaulty={field.fault !== undefined}>
      <DeskField {...field} hint={content.hints.featuredImage} describedBy={warningId} />
    </PictureCheck>
  );
}
