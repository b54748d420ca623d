import { useState } from 'react';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button } from '#app/staff/kit/button.tsx';
import type { ImageChoice } from './choices-route.ts';
import { imageChooserContent as content } from './texts.ts';

type Chooser = typeof import('./image-chooser.tsx').ImageChooser;
type Options = { multiple: boolean; onClose: (chosen: readonly ImageChoice[]) => void };

/** The chooser, whose code is loaded when it is first opened. */
export function useImageChooser({ multiple, onClose }: Options) {
  const { toast } = useStatus();
  const [opened, setOpened] = useState<{ Chooser: Chooser; files: readonly File[] }>();
  const close = (chosen: readonly ImageChoice[]) => {
    setOpened(undefined);
    onClose(chosen);
  };
  return {
    open: (files: readonly File[] = []) =>
      void import('./image-chooser.tsx').then(
        ({ ImageChooser }) => setOpened({ Chooser: ImageChooser, files }),
        () => toast(content.notLoaded),
      ),
    chooser: opened && <opened.Chooser multiple={multiple} files={opened.files} onClose={close} />,
  };
}

type Props = { onChoose: (image: ImageChoice) => void; label?: string };

/** A button that opens the chooser for one image. */
export function ChooseImage({ onChoose, label }: Props) {
  const { open, chooser } = useImageChooser({
    multiple: false,
    onClose: ([image]) => image && onChoose(image),
  });
  return (
    <>
      <Button look="secondary" aria-label={label} onClick={() => open()}>
        {content.open}
      </Button>
      {chooser}
    </>
  );
}
