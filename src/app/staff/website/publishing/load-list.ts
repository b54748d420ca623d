import { data, type RouterContextProvider } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { isTableView } from '#app/staff/shell/preferences.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { type ListQuery, listTabs, type StaffPage } from '#domain/publishing/publishing.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { storable } from '#platform/text.ts';

/** Reads `?page=`, `?search=` and `?shelf=`; invalid values are ignored. */
function listQueryOf(request: Request): ListQuery & { search: string } {
  const query = new URL(request.url).searchParams;
  const tab = listTabs.find((name) => name === query.get('shelf'));
  return {
    page: Number.parseInt(query.get('page') ?? '', 10) || 1,
    search: storable(query.get('search') ?? '').trim(),
    ...(tab && { tab }),
  };
}

type Args = { request: Request; context: Readonly<RouterContextProvider> };

type ListKind<Row, View> = {
  list: (db: Db, actor: StaffActor, query: ListQuery) => Promise<StaffPage<Row>>;
  toView: (row: Row) => View;
  /** The view for a staff member who has not chosen one. */
  isTable: boolean;
};

/** The list that the address names. When it cannot be loaded, the screen says so and offers to try again. */
export async function loadList<Row, View>(
  { request, context }: Args,
  { list, toView, isTable }: ListKind<Row, View>,
) {
  const actor = await requireStaff({ request, context });
  const page = context.get(pageContext);
  const query = listQueryOf(request);
  try {
    const { rows, ...found } = await list(page.db, actor, query);
    const view = { ...found, rows: rows.map(toView) };
    return { query, isTable: isTableView(request, isTable), found: view };
  } catch (error) {
    const { code } = failureOf(error);
    if (code === 'forbidden') throw error;
    // The contract shows a message instead of the list; the error still sets the status and is logged.
    page.failure = error;
    return data({ query, isTable: false, found: undefined }, { status: failureStatus[code] });
  }
}

export type ListView<View> = {
  query: ListQuery & { search: string };
  isTable: boolean;
  found: (Omit<StaffPage<unknown>, 'rows'> & { rows: View[] }) | undefined;
};
