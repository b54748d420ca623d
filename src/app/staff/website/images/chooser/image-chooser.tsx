import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#app/staff/kit/button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { DropArea } from '#app/staff/website/images/drop-area.tsx';
import { useUploads } from '#app/staff/website/images/use-uploads.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { ChoiceGrid } from './choice-grid.tsx';
import type { ImageChoice } from './choices-route.ts';
import type { NewImage } from './new-image.tsx';
import { NewImages } from './new-images.tsx';
import { imageChooserContent as content } from './texts.ts';
import { useChoices } from './use-choices.ts';

const keepInside = (event: SyntheticEvent) => event.stopPropagation();

/** React events bubble through the portal to the form that opened it, which must not take them for its own. */
const inside = {
  onInput: keepInside,
  onChange: keepInside,
  onBlur: keepInside,
  onKeyDown: keepInside,
  onPaste: keepInside,
  onDrop: keepInside,
  onSubmit: keepInside,
};

function Library({ onChoose }: { onChoose: (image: ImageChoice) => void }) {
  const [typed, setTyped] = useState('');
  const { shown, hasFailed, again, showOlder, restart } = useChoices(typed);
  const found = shown && (shown.images.length > 0 ? content.found(shown.images.length) : content.none);
  const text = shown?.search && shown.images.length === 0 ? content.noneFit(shown.search) : found;
  return (
    <>
      <label className="grid gap-1 sm:max-w-md">
        <span className="font-semibold">{content.search}</span>
        <Input
          type="search"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            restart();
          }}
        />
      </label>
      <StatusLine
        text={hasFailed ? content.notLoaded : (text ?? content.loading)}
        tone={hasFailed ? 'fault' : 'plain'}
      />
      {hasFailed && (
        <div>
          <Button look="secondary" onClick={again}>
            {content.tryAgain}
          </Button>
        </div>
      )}
      {shown && <ChoiceGrid images={shown.images} onChoose={onChoose} />}
      {shown?.nextCursor && (
        <div>
          <Button look="secondary" onClick={showOlder}>
            {content.older}
          </Button>
        </div>
      )}
    </>
  );
}

/** An image of the library that has to be described before it is used. */
const undescribed = ({ id, name }: ImageChoice): NewImage => ({
  ...{ key: `image-${id}`, name, imageId: id, state: 'ready' },
  ...{ total: 1, offset: 1 },
});

type Props = {
  /** Whether several files can be used together. */
  multiple: boolean;
  /** Pasted, dropped or taken, to begin with. */
  files: readonly File[];
  /** Called after the popup has closed, with what was chosen. */
  onClose: (chosen: readonly ImageChoice[]) => void;
};

/** Chooses images of the library, or uploads and describes new ones. */
export function ImageChooser({ multiple, files, onClose }: Props) {
  const { uploads, add, clear } = useUploads();
  const [old, setOld] = useState<NewImage>();
  const chosen = useRef<readonly ImageChoice[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  const images: readonly NewImage[] = old ? [old] : uploads;

  const addFiles = (added: readonly File[]) => add(multiple ? added : added.slice(0, 1));
  useEffect(() => {
    // Once, also in strict mode.
    if (begun.current || files.length === 0) return;
    begun.current = true;
    addFiles(files);
  });

  // Here, because the popup gives the focus to its first field when it opens. Not on a phone, where the keyboard would
  // cover the images.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches)
      frame.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  }, []);

  const use = (used: readonly ImageChoice[]) => {
    chosen.current = used;
    frame.current?.querySelector('dialog')?.close();
  };
  const choose = (image: ImageChoice) => (image.alt ? use([image]) : setOld(undescribed(image)));
  const goBack = () => {
    setOld(undefined);
    clear(() => true);
  };
  const isNew = images.length > 0 || (files.length > 0 && !begun.current);

  return createPortal(
    <div ref={frame} {...inside}>
      <Dialog
        title={multiple ? content.titleMany : content.title}
        size="wide"
        onClose={() => onClose(chosen.current)}
      >
        <div className="grid gap-4 py-5">
          {!old && (multiple || uploads.length === 0) && <DropArea onFiles={addFiles} multiple={multiple} />}
          {isNew ? <NewImages images={images} onDone={use} onBack={goBack} /> : <Library onChoose={choose} />}
        </div>
      </Dialog>
    </div>,
    document.body,
  );
}
