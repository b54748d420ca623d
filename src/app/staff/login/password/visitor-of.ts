import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import type { Visitor } from '#domain/staff/staff.ts';

export function visitorOf(context: Readonly<RouterContextProvider>): Visitor {
  const { visitor } = context.get(pageContext);
  if (!visitor) throw new Error('a staff page was requested without a visitor');
  return visitor;
}
