import { shellContent as content } from '#app/content/staff/shell.ts';
import { ArrowDownIcon } from '#app/ui/icons.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { LogOutButton } from './log-out-button.tsx';
import type { ShellUser } from './use-staff-user.ts';

const order = ['name', 'adminStatus', 'username', 'designation', 'address'] as const;

export function UserFacts({ user }: { user: ShellUser }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      {order.map((fact) => (
        <div key={fact} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-quiet">{content.facts[fact]}</dt>
          <dd className="wrap-anywhere">{user[fact] || content.nothing}</dd>
        </div>
      ))}
    </dl>
  );
}

const panelId = 'user-menu';

/** A native popover: Escape and a click outside close it, and its fields keep their values. */
export function UserMenu({ user }: { user: ShellUser }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        className="flex min-h-11 min-w-0 items-center gap-2 rounded-lg px-3 font-semibold hover:bg-night-line"
      >
        <span className="sr-only">{content.userMenuOf}</span>
        <span className="truncate">{user.name}</span>
        <ArrowDownIcon className="size-5 shrink-0" />
      </button>
      <section
        id={panelId}
        popover="auto"
        aria-label={content.userMenu}
        className="fixed inset-auto top-14 right-2 m-0 max-h-[calc(100dvh-4.5rem)] w-[min(24rem,calc(100vw-1rem))] overflow-y-auto rounded-2xl border border-line bg-card p-5 text-ink shadow-2xl"
      >
        <div className="grid gap-4">
          <UserFacts user={user} />
          <details className="group border-line border-t pt-2">
            <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold">
              {content.changePassword}
              <ArrowDownIcon className="size-5 shrink-0 text-teal group-open:rotate-180" />
            </summary>
            <div className="pt-2">
              <ChangePasswordForm username={user.username} />
            </div>
          </details>
          <LogOutButton />
        </div>
      </section>
    </>
  );
}
