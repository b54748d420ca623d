import { findUnmailedAcceptance, noteAcceptanceMailed } from '#domain/quotes/quote-mail-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Env } from '#platform/env.ts';
import type { Mailer } from '#platform/mailer.ts';
import { enquiryPath } from '#staff-paths.ts';
import { renderQuoteAcceptedMail } from '#worker/mail/quote-accepted-mail.ts';

type Parts = { db: Db; mailer: Mailer; env: Pick<Env, 'BASE_URL'> };

/** To the agency only, once. */
export async function sendQuoteAcceptedMail(
  { db, mailer, env }: Parts,
  { quoteId }: { quoteId: string },
): Promise<void> {
  const quote = await findUnmailedAcceptance(db, quoteId);
  if (!quote) return;
  const settings = await readSettings(db);
  const { agencyName, email } = settings;
  const messageId = `<quote-accepted-${quote.id}@${new URL(env.BASE_URL).hostname}>`;
  await mailer.send({
    messageId,
    from: `${agencyName} <${email}>`,
    to: email,
    ...renderQuoteAcceptedMail(quote, settings, env.BASE_URL + enquiryPath(quote.enquiryId)),
  });
  await noteAcceptanceMailed(db, quote, { to: email, messageId });
}
