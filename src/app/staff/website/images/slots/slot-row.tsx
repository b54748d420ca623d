import { IconButton } from '#app/staff/kit/icon-button.tsx';
import { Thumbnail } from '#app/staff/kit/thumbnail.tsx';
import { ChooseImage } from '#app/staff/website/images/chooser/choose-image.tsx';
import { imageChooserContent } from '#app/staff/website/images/chooser/texts.ts';
import { CloseIcon } from '#app/ui/icons.tsx';
import type { PhotoSlot } from '#domain/photo-slots/photo-slot.ts';
import { photoSlotsContent as content } from './texts.ts';

const frame = 'aspect-3/2 w-20 shrink-0 sm:w-28';

const names: Readonly<Record<string, string>> = content.names;

type Props = { slot: PhotoSlot; onChange: (address: string) => void };

/** A slot with its photograph, which is chosen or taken out at once. */
export function SlotRow({ slot: { kind, name: subject, address }, onChange }: Props) {
  const name = kind === 'office' ? content.names.office : (names[subject] ?? subject);
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-xl border border-line p-2 sm:p-3">
      {address ? (
        <Thumbnail key={address} address={address} className={frame} />
      ) : (
        <span
          className={`${frame} grid place-items-center rounded-md border border-line border-dashed p-2 text-center text-quiet text-sm`}
        >
          {content.none}
        </span>
      )}
      <div className="grid min-w-0 grow justify-items-start gap-2">
        <div className="flex w-full items-center justify-between gap-2">
          <p className="wrap-anywhere font-semibold">{name}</p>
          {address && (
            <IconButton aria-label={content.remove(name)} onClick={() => onChange('')}>
              <CloseIcon />
            </IconButton>
          )}
        </div>
        <ChooseImage
          label={`${imageChooserContent.open}: ${name}`}
          onChoose={({ address: chosen }) => onChange(chosen)}
        />
      </div>
    </li>
  );
}
