import { pageContext } from '#app/page-context.ts';
import { findStaff } from '#app/staff/shell/require-staff.ts';
import { lookUpCode } from '#domain/enquiries/clicks/click-service.ts';
import type { Route } from './+types/click-code.ts';

/** Loaded while a form is being typed, so it must not redirect to the login page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await findStaff({ request, context });
  if (!actor || actor.mustChangePassword) return { kind: 'unknown' as const };
  const code = new URL(request.url).searchParams.get('code') ?? '';
  return lookUpCode(context.get(pageContext).db, actor, code);
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => ({ kind: 'unknown' as const }));
