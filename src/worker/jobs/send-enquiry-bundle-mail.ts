import { findBundle, noteMailed } from '#domain/enquiries/mail/enquiry-mail-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Env } from '#platform/env.ts';
import type { Mailer } from '#platform/mailer.ts';
import { renderEnquiryBundleMail } from '#worker/mail/enquiry-bundle-mail.tsx';
import { readMailedCabs } from '#worker/mail/trip-facts.ts';
import { sendToStaff } from './send-to-staff.ts';

type Parts = { db: Db; mailer: Mailer; env: Pick<Env, 'BASE_URL'> };

/** One mail about many enquiries. A repeated job sends nothing, or the same mail with the same Message-ID. */
export async function sendEnquiryBundleMail(parts: Parts, { bundleId }: { bundleId: string }): Promise<void> {
  const enquiries = await findBundle(parts.db, bundleId);
  if (!enquiries) return;
  // All were erased meanwhile.
  if (enquiries.length === 0) return noteMailed(parts.db, { enquiryIds: [], bundleId }, {});
  await sendToStaff(parts, {
    enquiryIds: enquiries.map(({ id }) => id),
    bundleId,
    name: `enquiries-${bundleId}`,
    content: renderEnquiryBundleMail(enquiries, await readMailedCabs(parts.db), parts.env.BASE_URL),
  });
}
