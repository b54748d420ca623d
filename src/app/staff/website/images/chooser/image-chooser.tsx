import { type SubmitEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { fault, good } from '#app/staff/forms/form-status.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { formOf, useAction } from '#app/staff/forms/use-action.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { useSession } from '#app/staff/shell/session.ts';
import { DropArea } from '#app/staff/website/images/drop-area.tsx';
import { staffImagesContent } from '#app/staff/website/images/texts.ts';
import { useUploads } from '#app/staff/website/images/use-uploads.ts';
import { Poster } from '#app/ui/poster.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { maxAltLength } from '#domain/images/image.ts';
import { paths } from '#paths.ts';
import type { ImageChoice } from './choices-route.ts';
import { type NewImage, NewImageRow } from './new-image.tsx';
import { imageChooserContent as content } from './texts.ts';
import { readChoices, useChoices } from './use-choices.ts';

type NewImagesProps = {
  images: readonly NewImage[];
  onDone: (chosen: ImageChoice[]) => void;
  onBack: () => void;
};

/** Saves the description of an image; the image with it, or undefined when it could not be saved. */
function useDescribe() {
  const { send } = useAction({ action: paths.adminImageChoices, revalidates: false });
  const { askToLogIn } = useSession();
  return async (id: string, alt: string): Promise<ImageChoice | undefined> => {
    const found = await readChoices({ id });
    if (found === 'over') {
      askToLogIn();
      return undefined;
    }
    const [image] = found.images;
    if (!image || image.alt === alt) return image;
    const { version, tags, focus } = image;
    const fields = { id, alt, tags, version: String(version), x: String(focus.x), y: String(focus.y) };
    const result = await send(formOf({ intent: 'describe', ...fields }));
    return result?.done ? { ...image, alt } : undefined;
  };
}

const isOver = ({ state }: NewImage) => state === 'ready' || state === 'refused';

/** Asks what each image shows while it is uploaded; when all are ready and described, they are used. */
function NewImages({ images, onDone, onBack }: NewImagesProps) {
  const form = useRef<HTMLFormElement>(null);
  const { status, setStatus } = useStatus();
  const [isAsked, setAsked] = useState(false);
  const describe = useDescribe();
  const usable = images.filter(({ state }) => state !== 'refused');
  const areReady = images.every(isOver);

  const finish = useEffectEvent(async () => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    setStatus(good(content.saving));
    try {
      const chosen: ImageChoice[] = [];
      for (const { key, imageId = '' } of usable) {
        const image = await describe(imageId, String(typed.get(key)).trim());
        if (image) chosen.push(image);
      }
      setAsked(false);
      if (chosen.length === usable.length) onDone(chosen);
      else setStatus(fault(content.notLoaded));
    } catch {
      setAsked(false);
      setStatus(fault(content.notLoaded));
    }
  });
  useEffect(() => {
    if (isAsked && areReady) void finish();
  }, [isAsked, areReady]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const typed = new FormData(event.currentTarget);
    const lengthOf = (key: string) => String(typed.get(key)).trim().length;
    const missing = usable.find(({ key }) => lengthOf(key) === 0 || lengthOf(key) > maxAltLength);
    if (usable.length === 0) return setStatus(fault(content.noneUsable));
    if (missing) {
      setStatus({ ...fault(content.describeFault), field: missing.key });
      return document.getElementById(`describe-${missing.key}`)?.focus();
    }
    setStatus(good(areReady ? content.saving : content.waiting));
    setAsked(true);
  };

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-2">
      <ul className="divide-y divide-line">
        {images.map((image, index) => (
          <NewImageRow
            key={image.key}
            image={image}
            number={index + 1}
            count={images.length}
            invalid={status?.field === image.key}
          />
        ))}
      </ul>
      <div className="sticky bottom-0 -mx-5 grid gap-2 border-line border-t bg-card px-5 py-3 sm:-mx-6 sm:px-6">
        <FormStatusLine status={status} takesRoom={false} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={isAsked}>
            {content.go(usable.length)}
          </Button>
          <Button look="secondary" onClick={onBack}>
            {content.back}
          </Button>
        </div>
      </div>
    </form>
  );
}

const sizes = '(min-width: 640px) 220px, 46vw';

type ChoiceGridProps = { images: readonly ImageChoice[]; onChoose: (image: ImageChoice) => void };

/** Images as buttons, with their descriptions below. */
function ChoiceGrid({ images, onChoose }: ChoiceGridProps) {
  return (
    <ul aria-label={content.list} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {images.map((image) => (
        <li key={image.id} className="min-w-0">
          <button
            type="button"
            aria-label={content.choose(image.name)}
            onClick={() => onChoose(image)}
            className="grid w-full gap-1 rounded-xl border border-line bg-card p-2 text-left hover:border-teal"
          >
            <Poster of={image.picture} sizes={sizes} className="aspect-4/3 rounded-lg" />
            <span className={`truncate text-sm ${image.alt ? '' : 'font-semibold text-brick'}`}>
              {image.alt || staffImagesContent.undescribed}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

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
