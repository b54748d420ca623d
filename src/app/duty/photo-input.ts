import type { DriverTextKey } from '#app/content/duty/driver.ts';
import type { Photos } from './expense-photos.ts';
import { textOf } from './page-language.ts';

/** Shows the field for a photo where the phone can keep one, and keeps what is taken. */
export function offerPhotos(page: HTMLElement, photos: Photos): void {
  const field = page.querySelector<HTMLElement>('[data-photo]');
  const input = field?.querySelector('input');
  const label = field?.querySelector<HTMLElement>('[data-key]');
  const state = field?.querySelector<HTMLElement>('[data-photo-state]');
  const form = field?.closest('form');
  const go = form?.querySelector('button');
  if (!(field && input && label && state && form && go)) return;
  if (!('indexedDB' in window && 'createImageBitmap' in window)) return;
  field.hidden = false;

  /** By its key, so that the language switch reaches it too. */
  const say = (element: HTMLElement, key: DriverTextKey) => {
    element.dataset.key = key;
    element.textContent = textOf(key);
  };
  input.addEventListener('change', async () => {
    const [file] = input.files ?? [];
    if (!file) return;
    say(state, 'expenses.photoBusy');
    go.disabled = true;
    const isTaken = await photos.take(file);
    go.disabled = false;
    // The same photo again must be a change too.
    input.value = '';
    say(state, isTaken ? 'expenses.photoTaken' : 'expenses.photoFailed');
    say(label, isTaken ? 'expenses.photoAgain' : 'expenses.photo');
  });
  form.addEventListener('reset', () => {
    delete state.dataset.key;
    state.textContent = '';
    say(label, 'expenses.photo');
  });
}
