import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { suggestStops } from '#domain/fares/fare-service.ts';
import { storable } from '#platform/text.ts';
import type { Route } from './+types/stop-names.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<string[]> {
  await requireStaff({ request, context });
  const typed = storable(new URL(request.url).searchParams.get('q') ?? '');
  const found = await suggestStops(context.get(pageContext).db, typed, '');
  return found.map(({ name }) => name);
}
