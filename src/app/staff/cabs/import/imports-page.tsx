import { Link } from 'react-router';
import { staffCabImportsContent as content } from '#app/content/staff/cabs/imports.ts';
import { pageContext } from '#app/page-context.ts';
import { CabsNav } from '#app/staff/cabs/cabs-nav.tsx';
import { requireStaff } from '#app/staff/require-staff.ts';
import { rowIdIn } from '#app/staff/shell/row-in-form.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { done } from '#app/staff/ui/action-result.ts';
import { PastImports } from '#app/staff/ui/import/past-imports.tsx';
import { listCabImports, undoCabImport } from '#domain/bookings/import/cab-import-service.ts';
import { importKinds } from '#domain/bookings/import/import-kind.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { bookingImportsPath } from '#staff-paths.ts';
import type { Route } from './+types/imports-page.ts';
import { ImportPart } from './import-part.tsx';
import { kindIn } from './import-query.ts';
import { presentImport, undoneText } from './shown-import.ts';

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const imports = await listCabImports(context.get(pageContext).db, actor);
  return { kind: kindIn(request), imports: imports.map(presentImport) };
}

export const action = (args: Route.ActionArgs) =>
  staffAction(args, async (actor) => {
    const { id } = await readFields(args.request, maxShortFormKiB);
    return done(undoneText(await undoCabImport(args.context.get(pageContext).db, actor, rowIdIn(id))));
  });

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm aria-[current=page]:border-teal aria-[current=page]:bg-teal aria-[current=page]:font-semibold aria-[current=page]:text-on-teal lg:min-h-9';

export default function ImportsPage({ loaderData: { kind, imports } }: Route.ComponentProps) {
  return (
    <div className="grid gap-4">
      <CabsNav />
      <h1 className="text-2xl">{content.title}</h1>
      <nav aria-label={content.kindsLabel} className="flex flex-wrap gap-1.5">
        {importKinds.map((one) => (
          <Link
            key={one}
            to={bookingImportsPath(one)}
            aria-current={one === kind ? 'page' : undefined}
            className={chip}
          >
            {content.kinds[one].name}
          </Link>
        ))}
      </nav>
      <ImportPart key={kind} kind={kind} />
      <PastImports imports={imports} />
    </div>
  );
}
