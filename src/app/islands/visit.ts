const campaignKey = 'campaign';
const marks = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Storage that a browser refuses is storage that is empty. */
export function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** What an advertisement wrote into the address: `google / cpc / winter`. */
export function campaignIn(search: string): string {
  const query = new URLSearchParams(search);
  return marks
    .flatMap((mark) => query.get(mark)?.trim() || [])
    .join(' / ')
    .slice(0, 200);
}

/** Kept until the visit ends: the form may be three pages away. */
export function noteArrival(): void {
  const campaign = campaignIn(location.search);
  if (campaign) attempt(() => sessionStorage.setItem(campaignKey, campaign));
}

export const campaignOfVisit = (): string =>
  attempt(() => sessionStorage.getItem(campaignKey)) ?? campaignIn(location.search);
