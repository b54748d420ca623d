import { redirect } from 'react-router';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import type { Route } from './+types/place-preview.ts';
import { previewOf } from './places-action.ts';

/** A plain link opens the preview in a tab of its own. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const actor = await requireStaff({ request, context });
  return redirect(await previewOf(context, actor, new URL(request.url).searchParams.get('id') ?? ''));
}
