import { useState } from 'react';
import { Thumbnail } from '#app/admin/publishing/thumbnail.tsx';
import { staffTourPackagesContent } from '#app/content/staff-tour-packages.ts';
import { isPictureAddress } from '#platform/picture-address.ts';
import type { FieldFrame } from './field-frame.ts';
import { PackageField } from './package-field.tsx';

const content = staffTourPackagesContent.picture;

/** A link, with the picture that it leads to. */
export function PictureField({ frame }: { frame: FieldFrame }) {
  const [address, setAddress] = useState(frame.values.FeaturedImage);
  const [failed, setFailed] = useState<string>();
  const isThere = isPictureAddress(address) && address !== failed;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is the field within that is left
    <div
      className="flex flex-wrap items-start gap-x-4 gap-y-2"
      // Once it is typed, so that half an address is not asked for.
      onBlur={({ target }) => target instanceof HTMLInputElement && setAddress(target.value.trim())}
    >
      <div className="grow basis-72">
        <PackageField
          frame={frame}
          name="FeaturedImage"
          required
          // An address that cannot be one is told of by the field's own check.
          hint={address === failed ? content.notShown : content.hint}
        />
      </div>
      {isThere && (
        <Thumbnail
          key={address}
          address={address}
          className="aspect-8/5 w-40"
          onError={() => setFailed(address)}
        />
      )}
    </div>
  );
}
