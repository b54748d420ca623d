import { Link } from 'react-router';
import { staffPagesContent as content } from '#app/content/staff/website/pages.ts';
import { pageContext } from '#app/page-context.ts';
import { originalAt, originalHash } from '#app/pages/read-content.ts';
import { requireStaff } from '#app/staff/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { ShownMoment } from '#app/staff/ui/state-badge.tsx';
import { listEditedPages } from '#domain/pages/page-staff-service.ts';
import { type EditedPage, editablePaths } from '#domain/pages/page-text.ts';
import { editPagePath, pageHistoryPath } from '#staff-paths.ts';
import type { Route } from './+types/pages-page.ts';

export const meta = () => staffMeta(content.title);

type State = keyof typeof content.states;

function stateOf(page: EditedPage | undefined): State {
  if (page?.publishAt) return 'scheduled';
  if (page?.draft) return 'draft';
  return page?.live ? 'edited' : 'original';
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const edited = await listEditedPages(context.get(pageContext).db, actor);
  const rows = editablePaths.map((path) => {
    const page = edited.find((one) => one.path === path);
    const isReplaced = Boolean(page?.live ?? page?.draft);
    return {
      path,
      name: originalAt(path).here,
      state: stateOf(page),
      updatedAt: page && page.version > 0 ? page.updatedAt : undefined,
      publishAt: page?.publishAt ?? undefined,
      hasNewOriginal: isReplaced && page?.originalHash !== originalHash(path),
    };
  });
  return { rows: Object.fromEntries(rows.map((row) => [row.path, row])) };
}

type Row = Route.ComponentProps['loaderData']['rows'][string];

const linkClass =
  'inline-flex min-h-9 items-center font-semibold text-teal underline pointer-coarse:min-h-11';

function PageRow({ row: { path, name, state, updatedAt, publishAt, hasNewOriginal } }: { row: Row }) {
  return (
    <li className="grid items-center gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
      <div className="min-w-0">
        <Link to={editPagePath(path)} className="font-semibold text-teal underline">
          {name}
        </Link>
        <p className="text-quiet text-sm wrap-anywhere">{path}</p>
        {hasNewOriginal && <p className="text-brick text-sm">{content.originalChanged}</p>}
      </div>
      <p className="text-sm">
        {content.states[state]}
        {publishAt && (
          <>
            {': '}
            <ShownMoment moment={publishAt} />
          </>
        )}
        {updatedAt && !publishAt && (
          <span className="block text-quiet">
            <ShownMoment moment={updatedAt} />
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-x-4">
        <Link to={editPagePath(path)} aria-label={`${content.edit}: ${name}`} className={linkClass}>
          {content.edit}
        </Link>
        <Link to={pageHistoryPath(path)} aria-label={`${content.history}: ${name}`} className={linkClass}>
          {content.history}
        </Link>
        <a
          href={path}
          target="_blank"
          rel="noopener"
          aria-label={`${content.view}: ${name}`}
          className={linkClass}
        >
          {content.view}
        </a>
      </div>
    </li>
  );
}

/** The website's pages by section. */
export default function PagesPage({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-5xl gap-5">
      <div className="grid gap-1">
        <h1 className="text-3xl">{content.title}</h1>
        <p className="text-quiet">{content.intro}</p>
      </div>
      {content.groups.map((group) => (
        <section key={group.name} aria-label={group.name} className="grid gap-2">
          <h2 className="text-xl">{group.name}</h2>
          <ul className="grid divide-y divide-line rounded-xl border border-line bg-card">
            {group.paths
              .flatMap((path) => rows[path] ?? [])
              .map((row) => (
                <PageRow key={row.path} row={row} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
