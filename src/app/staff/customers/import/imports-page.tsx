import { pageContext } from '#app/page-context.ts';
import { staffCustomersContent } from '#app/staff/customers/texts.ts';
import { DuplicateChoices } from '#app/staff/import/duplicate-choices.tsx';
import { undoAction } from '#app/staff/import/import-action.ts';
import { ImportPanel } from '#app/staff/import/import-panel.tsx';
import { PastImports } from '#app/staff/import/past-imports.tsx';
import { staffImportsContent } from '#app/staff/import/texts.ts';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import {
  listCustomerImports,
  type UndoneImport,
  undoCustomerImport,
} from '#domain/enquiries/import/customer-import-service.ts';
import { duplicateChoices } from '#domain/enquiries/import/import-columns.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/imports-page.ts';
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

export const action = (args: Route.ActionArgs) => undoAction(args, undoCustomerImport, undoneText);

const ImportPart = () => (
  <ImportPanel
    texts={{ ...staffImportsContent.list, ...content }}
    action={paths.adminCustomerImport}
    choices={(onChange) => (
      <DuplicateChoices
        heading={content.duplicatesHeading}
        choices={duplicateChoices}
        names={content.duplicates}
        onChange={onChange}
      />
    )}
  />
);

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
