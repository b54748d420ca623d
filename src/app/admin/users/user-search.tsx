import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { staffUsersContent } from '#app/content/staff-users.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { paths } from '#paths.ts';

const content = staffUsersContent.search;

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

export function UserSearch({ search }: { search: string }) {
  const field = useRef<HTMLInputElement>(null);

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
    <Form role="search" action={paths.manageUsers} className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <div className="grid min-w-0 grow basis-56 gap-1 sm:max-w-md">
        <label htmlFor="user-search" className="text-sm">
          {content.label}
        </label>
        <input
          ref={field}
          id="user-search"
          type="search"
          name="search"
          defaultValue={search}
          aria-keyshortcuts="/"
          className="min-h-12 w-full rounded-lg border border-quiet/60 bg-card px-3"
        />
      </div>
      <button type="submit" className={outlineButtonClass}>
        {content.go}
      </button>
      {search && (
        <Link to={paths.manageUsers} className="inline-flex min-h-12 items-center text-teal underline">
          {content.all}
        </Link>
      )}
    </Form>
  );
}
