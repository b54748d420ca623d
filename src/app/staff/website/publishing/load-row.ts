import { data, type RouterContextProvider } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';

type At = { request: Request; context: Readonly<RouterContextProvider>; actor: StaffActor };
type Asked = At & { db: Db; id: string; query: URLSearchParams };
/** Without a text for it, a row that cannot be loaded is an error. */
type Texts = { gone: string; editNotLoaded?: string };

/** The row that `?id=` names. Without it a page with a button to try again is shown instead of the error page. */
export async function loadRow<Loaded>(
  { request, context }: Omit<At, 'actor'>,
  { gone, editNotLoaded }: Texts,
  load: (asked: Asked) => Promise<Loaded | undefined>,
) {
  const actor = await requireStaff({ request, context });
  const page = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  try {
    const loaded = await load({ request, context, actor, db: page.db, id: query.get('id') ?? '', query });
    return loaded ?? data({ problem: gone }, { status: failureStatus.not_found });
  } catch (error) {
    if (editNotLoaded === undefined) throw error;
    page.failure = error;
    return data({ problem: editNotLoaded }, { status: failureStatus[failureOf(error).code] });
  }
}
