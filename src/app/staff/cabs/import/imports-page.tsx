import { pageContext } from '#app/page-context.ts';
import { CabsNav } from '#app/staff/cabs/cabs-nav.tsx';
import { done } from '#app/staff/forms/action-result.ts';
import { PastImports } from '#app/staff/import/past-imports.tsx';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { rowIdIn } from '#app/staff/shell/row-in-form.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { listCabImports, undoCabImport } from '#domain/bookings/import/cab-import-service.ts';
import { importKinds } from '#domain/bookings/import/import-kind.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { bookingImportsPath } from '#staff-paths.ts';
import type { Route } from './+types/imports-page.ts';
import { ImportPart } from './import-part.tsx';
import { kindIn } from './import-query.ts';
import { toImportView, undoneText } from './import-view.ts';
import { staffCabImportsContent as content } from './texts.ts';

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const imports = await listCabImports(context.get(pageContext).db, actor);
  return { kind: kindIn(request), imports: imports.map(toImportView) };
}

export const action = (args: Route.ActionArgs) =>
  staffAction(args, async (actor) => {
    const { id } = await readFields(args.request, maxShortFormKiB);
    return done(undoneText(await undoCabImport(args.context.get(pageContext).db, actor, rowIdIn(id))));
  });

export default function ImportsPage({ loaderData: { kind, imports } }: Route.ComponentProps) {
  return (
    <div className="grid gap-3">
      <CabsNav />
      <PageTitle>{content.title}</PageTitle>
      <Chips label={content.kindsLabel}>
        {importKinds.map((one) => (
          <ChipLink key={one} to={bookingImportsPath(one)} isCurrent={one === kind}>
            {content.kinds[one].name}
          </ChipLink>
        ))}
      </Chips>
      <ImportPart key={kind} kind={kind} />
      <PastImports imports={imports} />
    </div>
  );
}
