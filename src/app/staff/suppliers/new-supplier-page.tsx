import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { hasArea } from '#domain/staff/areas.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/new-supplier-page.ts';
import { handleSupplier } from './supplier-action.ts';
import { SupplierForm } from './supplier-form.tsx';
import { staffSuppliersContent } from './texts.ts';

const content = staffSuppliersContent.page;

export const meta = () => staffMeta(content.newTitle);

export async function loader({ request, context }: Route.LoaderArgs) {
  return { hasTerms: hasArea(await requireStaff({ request, context }), 'money') };
}

export const action = (args: Route.ActionArgs) => handleSupplier(args);

export default function NewSupplierPage({ loaderData: { hasTerms } }: Route.ComponentProps) {
  return (
    <div className="grid gap-4">
      <div>
        <TextLink to={paths.adminSuppliers}>‹ {content.back}</TextLink>
        <PageTitle>{content.newTitle}</PageTitle>
      </div>
      <SupplierForm hasTerms={hasTerms} />
    </div>
  );
}
