const campaignKey = 'campaign';
const parameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Runs a storage operation; a browser that refuses storage returns nothing. */
export function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The campaign in the query string: `google / cpc / winter`. */
export function campaignIn(search: string): string {
  const query = new URLSearchParams(search);
  return parameters
    .flatMap((parameter) => query.get(parameter)?.trim() || [])
    .join(' / ')
    .slice(0, 200);
}

/** The page of this site whose link led here: a message on the contact page is about it. */
export const pageBefore = (): string | undefined =>
  attempt(() => new URL(document.referrer))?.origin === location.origin
    ? new URL(document.referrer).pathname
    : undefined;

/** Kept for the session, because the form may be on a later page. */
export function noteArrival(): void {
  const campaign = campaignIn(location.search);
  if (campaign) attempt(() => sessionStorage.setItem(campaignKey, campaign));
}

export const campaignOfVisit = (): string =>
  attempt(() => sessionStorage.getItem(campaignKey)) ?? campaignIn(location.search);
