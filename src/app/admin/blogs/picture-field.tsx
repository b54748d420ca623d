import { type ComponentProps, useState } from 'react';
import { Thumbnail } from '#app/admin/publishing/thumbnail.tsx';
import { staffBlogsContent as content } from '#app/content/staff-blogs.ts';
import { isPictureAddress } from '#platform/picture-address.ts';
import { DeskField } from './desk-field.tsx';

/** A link, with the picture that it leads to. */
export function PictureField(field: ComponentProps<typeof DeskField>) {
  const [address, setAddress] = useState(field.value);
  const [failed, setFailed] = useState<string>();
  const isThere = isPictureAddress(address) && address !== failed;

  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-72">
        <DeskField
          {...field}
          hint={address && !isThere ? content.noPicture : content.hints.featuredImage}
          // Not while one types: half an address is not asked for.
          onSettled={setAddress}
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
