import { useEffect, useId, useRef } from 'react';
import { Form, Link } from 'react-router';
import { outlineButtonClass } from '#app/ui/button.tsx';

/** True when a key pressed in the target is text for a field or belongs to an open popup. */
export const isTypingTarget = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, dialog, [popover], [contenteditable]') !==
    null;

type Texts = { label: string; go: string; all: string };

type Props = {
  path: string;
  texts: Texts;
  search: string;
  /** Another query parameter that a search must keep. */
  keep?: { name: string; value: string } | undefined;
};

export function SearchForm({ path, texts, search, keep }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  // Back and forward change the query, and the field must follow it.
  useEffect(() => {
    if (field.current) field.current.value = search;
  }, [search]);

  useEffect(() => {
    const focusBySlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTypingTarget(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focusBySlash);
    return () => document.removeEventListener('keydown', focusBySlash);
  }, []);

  return (
    <Form role="search" action={path} className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <div className="grid min-w-0 grow basis-56 gap-1 sm:max-w-md">
        <label htmlFor={id} className="text-sm">
          {texts.label}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          name="search"
          defaultValue={search}
          aria-keyshortcuts="/"
          className="min-h-12 w-full rounded-lg border border-quiet/60 bg-card px-3"
        />
      </div>
      {keep && <input type="hidden" {...keep} />}
      <button type="submit" className={outlineButtonClass}>
        {texts.go}
      </button>
      {search && (
        <Link
          to={keep ? `${path}?${new URLSearchParams([[keep.name, keep.value]])}` : path}
          className="inline-flex min-h-12 items-center text-teal underline"
        >
          {texts.all}
        </Link>
      )}
    </Form>
  );
}
