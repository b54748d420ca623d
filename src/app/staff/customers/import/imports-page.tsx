import { pageContext } from '#app/page-context.ts';
import { staffCustomersContent } from '#app/staff/customers/texts.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { PastImports } from '#app/staff/import/past-imports.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { rowIdIn } from '#app/staff/shell/row-in-form.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import {
  listCustomerImports,
  type UndoneImport,
  undoCustomerImport,
} from '#domain/enquiries/import/customer-import-service.ts';
import { paths } from '#paths.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import type { Route } from './+types/imports-page.ts';
import { ImportPart } from './import-part.tsx';
import { toImportView } from './import-view.ts';

const { imports: content, list } = staffCustomersContent;
const { past } = content;
export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const imports = await listCustomerImports(context.get(pageContext).db, actor);
  return { imports: imports.map(toImportView) };
}

function undoneText({ removed, kept }: UndoneImport): string {
  const text = past.allRemoved(removed);
  const isAll = kept.customers + kept.enquiries === 0;
  return isAll ? text : past.someKept(text, kept.customers, kept.enquiries);
}

export const action = (args: Route.ActionArgs) =>
  staffAction(args, async (actor) => {
    const { id } = await readFields(args.request, maxShortFormKiB);
    return done(undoneText(await undoCustomerImport(args.context.get(pageContext).db, actor, rowIdIn(id))));
  });

export default function ImportsPage({ loaderData: { imports } }: Route.ComponentProps) {
  return (
    <div className="grid gap-4">
      <div>
        <TextLink to={paths.adminCustomers}>‹ {list.title}</TextLink>
        <PageTitle>{content.title}</PageTitle>
      </div>
      <ImportPart />
      <PastImports imports={imports} />
    </div>
  );
}
