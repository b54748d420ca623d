import { staffTourPackagesContent as content } from '#app/content/staff/tour-packages.ts';
import { PictureCheck } from '#app/staff/publishing/picture-check.tsx';
import { type FieldFrame, fieldOf } from './field-frame.ts';
import { PackageField } from './package-field.tsx';

/** A link, with the picture that it leads to. */
export function PictureField({ frame }: { frame: FieldFrame }) {
  const { id, value, invalid } = fieldOf(frame, 'FeaturedImage');
  const warningId = `${id}-warning`;
  return (
    <PictureCheck warningId={warningId} address={value} isFaulty={invalid}>
      <PackageField
        frame={frame}
        name="FeaturedImage"
        required
        hint={content.pictureHint}
        describedBy={`${id}-hint ${warningId}`}
      />
    </PictureCheck>
  );
}
