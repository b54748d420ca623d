import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isTypingTarget } from '#app/staff/kit/search-box.tsx';
import { addEnquiryEvent, openAddEnquiry } from './open-add-enquiry.ts';

type PopupProps = { onClose: () => void; typedEarly: string };

const load = (): Promise<ComponentType<PopupProps>> =>
  import('./add-enquiry-popup.tsx').then(({ AddEnquiryPopup }) => AddEnquiryPopup);

/** Opens the form for a new enquiry by the key `c`, unless a text is typed or another popup is open. */
function openByKey(event: KeyboardEvent): void {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
  if (event.key !== 'c' || !isPlain || isTypingTarget(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  event.preventDefault();
  openAddEnquiry();
}

/**
 * Opens the popup as soon as its script is there, which is loaded when the page has nothing else to do. Keys that are
 * typed before that are kept for its first field, and trigger no other shortcut.
 */
function useAddPopup() {
  const [Popup, setPopup] = useState<ComponentType<PopupProps>>();
  const [opened, setOpened] = useState<{ typedEarly: string }>();
  const early = useRef<string>(undefined);

  useEffect(() => {
    const preload = () =>
      void load().then(
        (loaded) => setPopup(() => loaded),
        () => undefined,
      );
    if (!('requestIdleCallback' in window)) return preload();
    const idle = requestIdleCallback(preload);
    return () => cancelIdleCallback(idle);
  }, []);

  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (early.current === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Backspace') early.current = early.current.slice(0, -1);
      else if (event.key.length === 1) early.current += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Rendered at once, so that the next key is already typed into the field.
    const show = () => flushSync(() => setOpened({ typedEarly: early.current ?? '' }));
    const open = () => {
      if (Popup) return show();
      if (early.current !== undefined) return;
      early.current = '';
      void load()
        .then((loaded) => {
          flushSync(() => setPopup(() => loaded));
          show();
        })
        .finally(() => {
          early.current = undefined;
        });
    };
    window.addEventListener(addEnquiryEvent, open);
    document.addEventListener('keydown', openByKey);
    document.addEventListener('keydown', keep, true);
    return () => {
      window.removeEventListener(addEnquiryEvent, open);
      document.removeEventListener('keydown', openByKey);
      document.removeEventListener('keydown', keep, true);
    };
  }, [Popup]);

  return { Popup, opened, close: () => setOpened(undefined) };
}

/** Once in the layout, so that it opens from anywhere in the staff area. */
export function AddEnquiryHost() {
  const { Popup, opened, close } = useAddPopup();
  return Popup && opened ? <Popup onClose={close} typedEarly={opened.typedEarly} /> : null;
}
