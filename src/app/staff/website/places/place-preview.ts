import { redirect } from 'react-router';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { previewAddress } from '#app/staff/website/publishing/editor-action.ts';
import type { Route } from './+types/place-preview.ts';

/** A plain link opens the preview in a tab of its own. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const actor = await requireStaff({ request, context });
  const id = new URL(request.url).searchParams.get('id') ?? '';
  return redirect(await previewAddress(context, actor, 'place', id));
}
