import { CameraIcon } from '#app/ui/icons.tsx';
import { PageText } from './page-text.tsx';

/** Takes a photo of the receipt with the camera. The script shows it, because a form without script keeps no file. */
export const PhotoField = () => (
  <div data-photo hidden className="grid gap-1">
    <label className="relative flex min-h-16 items-center justify-center gap-2 rounded-lg border border-quiet/60 px-4 font-semibold focus-within:outline-3 focus-within:outline-teal focus-within:outline-offset-2">
      <CameraIcon />
      <PageText of="expenses.photo" />
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
    <p data-photo-state aria-live="polite" className="font-semibold text-sm empty:hidden" />
  </div>
);

/** Whether an expense has a photo, and whether it still waits on the phone. */
export const PhotoNote = ({ isShown }: { isShown: boolean }) => (
  <span data-photo-note hidden={!isShown} className="w-full text-quiet text-sm">
    <PageText of="expenses.withPhoto" />
  </span>
);
