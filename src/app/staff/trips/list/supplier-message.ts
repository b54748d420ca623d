import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { chatLink } from '#app/ui/chat-link.ts';
import { viewSupplierRequest } from '#domain/bookings/operations/supplier-request-service.ts';
import type { Route } from './+types/supplier-message.ts';

/** The message to the supplier `?supplier=`, with `?trip=` about that one; `null` when there is nothing to ask. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = new URL(request.url).searchParams;
  const trip = query.get('trip') ?? undefined;
  const { db } = context.get(pageContext);
  const found = await viewSupplierRequest(db, actor, query.get('supplier') ?? '', trip);
  if (!found) return null;
  const { supplier, count, message, basis } = found;
  return {
    ...{ count, basis, subject: message.subject, text: message.text },
    email: supplier.email,
    chatHref: supplier.phoneE164 && chatLink(supplier.phoneE164, message.text),
  };
}
