import { pageContext } from '#app/page-context.ts';
import { findStaff } from '#app/staff/shell/require-staff.ts';
import { listQuotedPackages } from '#domain/tour-packages/price/quoted-package-service.ts';
import type { Route } from './+types/call-packages.ts';

/** The packages that a caller may ask about. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await findStaff({ request, context });
  if (!actor || actor.mustChangePassword) return [];
  const listed = await listQuotedPackages(context.get(pageContext).db, actor);
  return listed.map(({ id, name, country }) => ({ id, name, isAbroad: country !== 'India' }));
}

export type CallPackage = Awaited<ReturnType<typeof loader>>[number];

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader().catch(() => []);

export const shouldRevalidate = () => false;
