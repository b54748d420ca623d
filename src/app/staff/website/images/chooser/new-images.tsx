import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fault, good } from '#app/staff/forms/form-status.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { formOf, useAction } from '#app/staff/forms/use-action.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { useSession } from '#app/staff/shell/session.ts';
import { maxAltLength } from '#domain/images/image.ts';
import { paths } from '#paths.ts';
import type { ImageChoice } from './choices-route.ts';
import { type NewImage, NewImageRow } from './new-image.tsx';
import { imageChooserContent as content } from './texts.ts';
import { readChoices } from './use-choices.ts';

type Props = { images: readonly NewImage[]; onDone: (chosen: ImageChoice[]) => void; onBack: () => void };

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
export function NewImages({ images, onDone, onBack }: Props) {
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
