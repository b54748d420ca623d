import { pageContext } from '#app/page-context.ts';
import { originalAt, originalHash } from '#app/pages/read-content.ts';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { MomentView } from '#app/staff/website/publishing/state-badge.tsx';
import { listEditedPages } from '#domain/pages/page-staff-service.ts';
import { type EditedPage, editablePaths } from '#domain/pages/page-text.ts';
import { editPagePath, pageHistoryPath } from '#staff-paths.ts';
import type { Route } from './+types/pages-page.ts';
import { staffPagesContent as content } from './texts.ts';

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

function PageRow({ row: { path, name, state, updatedAt, publishAt, hasNewOriginal } }: { row: Row }) {
  return (
    <li className="grid items-center gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
      <div className="min-w-0">
        <TextLink look="inline" to={editPagePath(path)}>
          {name}
        </TextLink>
        <p className="text-quiet text-sm wrap-anywhere">{path}</p>
        {hasNewOriginal && <p className="text-brick text-sm">{content.originalChanged}</p>}
      </div>
      <p className="text-sm">
        {content.states[state]}
        {publishAt && (
          <>
            {': '}
            <MomentView moment={publishAt} />
          </>
        )}
        {updatedAt && !publishAt && (
          <span className="block text-quiet">
            <MomentView moment={updatedAt} />
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-x-4">
        <TextLink to={editPagePath(path)} aria-label={`${content.edit}: ${name}`}>
          {content.edit}
        </TextLink>
        <TextLink to={pageHistoryPath(path)} aria-label={`${content.history}: ${name}`}>
          {content.history}
        </TextLink>
        <TextLink href={path} target="_blank" rel="noopener" aria-label={`${content.view}: ${name}`}>
          {content.view}
        </TextLink>
      </div>
    </li>
  );
}

/** The website's pages by section. */
export default function PagesPage({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-5xl gap-5">
      <div className="grid gap-1">
        <PageTitle>{content.title}</PageTitle>
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
