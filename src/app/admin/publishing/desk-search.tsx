import { useEffect, useId, useRef } from 'react';
import { Form, Link } from 'react-router';
import { staffPublishingContent } from '#app/content/staff-publishing.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import type { Shelf } from '#domain/publishing/publishing.ts';

const content = staffPublishingContent.search;

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

type Props = {
  path: string;
  label: string;
  search: string;
  shelf: Shelf | undefined;
  /** What was looked for instead. */
  corrected?: string | undefined;
};

export function DeskSearch({ path, label, search, shelf, corrected }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  // Back and forward change the address, and the field tells what it says.
  useEffect(() => {
    if (field.current) field.current.value = search;
  }, [search]);

  useEffect(() => {
    const focusBySlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTypedInto(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focusBySlash);
    return () => document.removeEventListener('keydown', focusBySlash);
  }, []);

  return (
    <div className="grid gap-1">
      <Form role="search" action={path} className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <div className="grid min-w-0 grow basis-56 gap-1 sm:max-w-md">
          <label htmlFor={id} className="text-sm">
            {label}
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
        {shelf && <input type="hidden" name="shelf" value={shelf} />}
        <button type="submit" className={outlineButtonClass}>
          {content.go}
        </button>
        {search && (
          <Link
            to={shelf ? `${path}?shelf=${shelf}` : path}
            className="inline-flex min-h-12 items-center text-teal underline"
          >
            {content.all}
          </Link>
        )}
      </Form>
      <p role="status" className="wrap-anywhere empty:hidden">
        {corrected && content.corrected(search, corrected)}
      </p>
    </div>
  );
}
