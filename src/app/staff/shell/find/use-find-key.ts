import { useEffect, useEffectEvent } from 'react';

/** Ctrl+K searches from anywhere, also while typing. */
export function useFindKey(onFind: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (event.defaultPrevented || event.isComposing || !isCommand || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    onFind();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
