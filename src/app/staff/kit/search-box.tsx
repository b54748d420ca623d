import { useEffect, useId, useRef } from 'react';
import { Form, Link } from 'react-router';
import { CloseIcon, SearchIcon } from '#app/ui/icons.tsx';

/** True when a key pressed in the target is text for a field or belongs to an open popup. */
export const isTypingTarget = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, dialog, [popover], [contenteditable]') !==
    null;

export type SearchTexts = { label: string; go: string; all: string };

type FieldProps = {
  id?: string;
  texts: Omit<SearchTexts, 'all'>;
  /** The name of the query parameter. */
  name?: string;
  search: string;
  /** Shown in the empty field; otherwise the label is. */
  hint?: string;
  /** Leads to the list without the search. */
  clear?: { to: string; label: string } | undefined;
};

const part = 'grid size-11 shrink-0 place-items-center rounded-lg hover:bg-sand lg:size-8.5';

/** The field of a search with its button; `/` leads into it. It belongs into a form. */
export function SearchField({ id, texts, name = 'search', search, hint, clear }: FieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const lastShown = useRef(search);
  const ownId = useId();
  const fieldId = id ?? ownId;

  // Back and forward change the query, and the field must follow it. Text typed before hydration stays.
  useEffect(() => {
    if (lastShown.current === search) return;
    lastShown.current = search;
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
    <div className="flex min-w-0 max-w-md grow basis-56 items-center rounded-lg border border-quiet/60 bg-card focus-within:outline-3 focus-within:outline-saffron">
      <label htmlFor={fieldId} className="sr-only">
        {texts.label}
      </label>
      <input
        ref={field}
        id={fieldId}
        type="search"
        name={name}
        defaultValue={search}
        placeholder={hint ?? texts.label}
        title={texts.label}
        autoComplete="off"
        aria-keyshortcuts="/"
        className="min-h-10.5 w-full min-w-0 bg-transparent pl-3 text-base outline-none placeholder:text-quiet placeholder:opacity-100 lg:min-h-8.5 lg:text-[0.9375rem]"
      />
      {clear && search && (
        <Link to={clear.to} aria-label={clear.label} title={clear.label} className={part}>
          <CloseIcon className="size-4" />
        </Link>
      )}
      <button type="submit" aria-label={texts.go} title={texts.go} className={`${part} text-teal`}>
        <SearchIcon className="size-5" />
      </button>
    </div>
  );
}

type Props = {
  /** The id of the form. */
  id?: string;
  fieldId?: string;
  path: string;
  texts: SearchTexts;
  search: string;
  hint?: string;
  /** Other query parameters that a search must keep. */
  keep?: Readonly<Record<string, string>> | undefined;
};

/** Searches in the list of a page. */
export function SearchBox({ id, fieldId, path, texts, search, hint, keep = {} }: Props) {
  const kept = new URLSearchParams(keep);
  return (
    <Form {...(id && { id })} role="search" action={path} className="flex min-w-0 max-w-md grow">
      <SearchField
        {...{ texts, search }}
        {...(fieldId && { id: fieldId })}
        {...(hint && { hint })}
        clear={{ to: kept.size > 0 ? `${path}?${kept}` : path, label: texts.all }}
      />
      {[...kept].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
    </Form>
  );
}
