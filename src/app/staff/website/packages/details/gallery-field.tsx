import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { Thumbnail } from '#app/staff/kit/thumbnail.tsx';
import type { ImageChoice } from '#app/staff/website/images/chooser/choices-route.ts';
import { useImageChooser } from '#app/staff/website/images/chooser/choose-image.tsx';
import { imageChooserContent } from '#app/staff/website/images/chooser/texts.ts';
import { readChoices } from '#app/staff/website/images/chooser/use-choices.ts';
import { fieldId } from '#app/staff/website/pages/blocks/changed-value.ts';
import { ItemButtons } from '#app/staff/website/pages/blocks/item-buttons.tsx';
import { itemClass } from '#app/staff/website/pages/blocks/value-props.ts';
import { imageIdIn } from '#domain/images/image-files.ts';
import { maxPhotographs } from '#domain/tour-packages/package-details-input.ts';
import { staffPackageDetailsContent } from './texts.ts';

const content = staffPackageDetailsContent.gallery;

type Names = Readonly<Record<string, string>>;

/** The descriptions of the images by their addresses; without a connection they have their numbers. */
function useNames(addresses: readonly string[]): [Names, (chosen: readonly ImageChoice[]) => void] {
  const [names, setNames] = useState<Names>({});
  const learn = (chosen: readonly ImageChoice[]) =>
    setNames((known) => ({ ...known, ...Object.fromEntries(chosen.map((one) => [one.address, one.name])) }));
  const received = useEffectEvent(learn);
  const unknown = addresses.filter((address) => names[address] === undefined).join(' ');
  useEffect(() => {
    if (unknown === '') return undefined;
    const stop = new AbortController();
    const ask = (address: string) => readChoices({ id: imageIdIn(address) ?? '' }, stop.signal);
    void Promise.all(unknown.split(' ').map(ask)).then(
      (answers) => received(answers.flatMap((found) => (found === 'over' ? [] : found.images))),
      () => {},
    );
    return () => stop.abort();
  }, [unknown]);
  return [names, learn];
}

type Props = { id: string; addresses: string[]; onChange: (addresses: string[]) => void };

/** The photographs of a package, in the order of its page. */
export function GalleryField({ id, addresses, onChange }: Props) {
  const [note, setNote] = useState('');
  const [names, learn] = useNames(addresses);
  const { open, chooser } = useImageChooser({
    multiple: true,
    onClose: (chosen) => {
      if (chosen.length === 0) return;
      learn(chosen);
      const added = chosen.map(({ address }) => address).filter((address) => !addresses.includes(address));
      const room = maxPhotographs - addresses.length;
      if (added.length > 0) onChange([...addresses, ...added.slice(0, room)]);
      if (added.length > room) setNote(content.full(maxPhotographs));
      else setNote(added.length > 0 ? content.added(added.length) : content.already);
    },
  });
  const way = [id];
  return (
    <fieldset className="grid gap-3" aria-describedby={`${id}-hint`}>
      <legend className="font-semibold">
        {content.heading} <span className="font-normal text-quiet">(optional)</span>
      </legend>
      <p id={`${id}-hint`} className="text-quiet text-sm">
        {content.hint}
      </p>
      {addresses.length > 0 && (
        <ol className="grid gap-2">
          {addresses.map((address, index) => {
            const name = names[address] ?? imageChooserContent.fromLibrary(imageIdIn(address) ?? '');
            return (
              <li key={address} data-item={fieldId(way)} className={itemClass}>
                <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-3">
                  <Thumbnail address={address} className="aspect-4/3 w-24" />
                  <span className="wrap-anywhere text-sm">{content.photograph(index + 1, name)}</span>
                </div>
                <ItemButtons
                  way={way}
                  count={addresses.length}
                  index={index}
                  name={content.photograph(index + 1, name)}
                  onChange={(_list, change) => {
                    const changed = change(addresses) as string[];
                    onChange(changed);
                    // The pressed button is gone with its photograph.
                    if (changed.length < addresses.length) document.getElementById(`${id}-add`)?.focus();
                  }}
                />
              </li>
            );
          })}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {addresses.length < maxPhotographs && (
          <Button look="secondary" id={`${id}-add`} onClick={() => open()}>
            {content.add}
          </Button>
        )}
        <p role="status" className="text-sm">
          {note}
        </p>
      </div>
      {chooser}
    </fieldset>
  );
}
