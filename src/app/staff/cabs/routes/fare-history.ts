import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { legHistory } from '#domain/fares/legs/leg-staff-service.ts';
import type { HistoryEntry } from '#domain/fares/routes/fare-history.ts';
import { routeHistory, stopHistory } from '#domain/fares/routes/route-staff-service.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { storable } from '#platform/text.ts';
import type { Route } from './+types/fare-history.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const [stop, from, to] = ['stop', 'from', 'to'].map((name) => storable(query.get(name) ?? ''));
  const historyOf = () => {
    if (stop) return stopHistory(db, actor, stop);
    const readHistory = query.has('leg') ? legHistory : routeHistory;
    return readHistory(db, actor, from ?? '', to ?? '');
  };
  const entries: HistoryEntry[] = await historyOf();
  return entries.map(({ at, ...entry }) => ({ ...entry, when: timeText(at) }));
}
