import { paths } from '#paths.ts';
import type { Agency, Visitor } from './agency.ts';
import { waitUntil } from './wait-until.ts';

const printed = (agency: Agency) =>
  waitUntil('every itinerary and the quote to be printed', async () => {
    const [row] = await agency.queried(
      `select not exists (select from tour_packages where pdf_version <> version)
         and not exists (select from quotes where pdf_key = '') as done`,
    );
    return row.done;
  });

/** A login, two visitors, a quote for the first of them, a forgotten password, prints. Returns the cookie of the login. */
export async function liveADay(agency: Agency, [quoted, other]: [Visitor, Visitor]): Promise<string> {
  const session = await agency.logIn();
  const enquiryId = await agency.write(quoted);
  await agency.write(other);
  await agency.quote(enquiryId, `Sedan for ${quoted.name}`);
  const [user] = await agency.queried('select username from staff_users limit 1');
  await fetch(`${agency.web.url}${paths.forgotPassword}`, {
    method: 'POST',
    body: new URLSearchParams({ email: user.username }),
  });
  await waitUntil(
    'the reset that the worker could not mail',
    async () => (await agency.queried('select from staff_password_resets')).length === 1,
  );
  await printed(agency);
  return session;
}
