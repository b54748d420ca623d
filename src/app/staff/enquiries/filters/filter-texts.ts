import type { Place } from '#app/staff/enquiries/inbox/inbox-query.ts';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { inboxFiltersContent as content } from './texts.ts';

/** `2026-12` as people read it: `Dec 2026`. */
export const monthText = (month: string): string =>
  `${content.months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

type Names = readonly { id: string; name: string }[];

export function ownerText(owner: string, names: Names): string {
  if (owner === 'me') return content.me;
  if (owner === 'none') return content.unassigned;
  return names.find(({ id }) => id === owner)?.name ?? owner;
}

type ActiveFilter = { name: string; text: string; without: Place };

/** The filters of a list in words, each with the list that it leaves when it is removed. */
export function activeFilters(place: Place, names: Names): ActiveFilter[] {
  const { stages, owner, service, city, source, tripMonth, value, age, reason, ...rest } = place;
  const all = {
    ...rest,
    ...(stages && { stages }),
    ...(owner && { owner }),
    ...(service && { service }),
    ...(city && { city }),
    ...(source && { source }),
    ...(tripMonth && { tripMonth }),
    ...(value && { value }),
    ...(age && { age }),
    ...(reason && { reason }),
  };
  const filter = (key: keyof Place, name: string, text: string | undefined): ActiveFilter[] => {
    if (text === undefined) return [];
    const { [key]: _removed, ...without } = all;
    return [{ name, text, without: without as Place }];
  };
  return [
    ...filter(
      'stages',
      content.stage,
      stages?.map((stage) => staffEnquiriesContent.stages[stage]).join(', '),
    ),
    ...filter('owner', content.owner, owner && ownerText(owner, names)),
    ...filter('service', content.service, service),
    ...filter('city', content.city, city),
    ...filter('source', content.source, source && staffEnquiriesContent.sources[source]),
    ...filter('tripMonth', content.trip, tripMonth && monthText(tripMonth)),
    ...filter('value', content.value, value && content.values[value]),
    ...filter('age', content.age, age && content.ages[age]),
    ...filter('reason', content.reason, reason && staffEnquiriesContent.spamReasons[reason]),
  ];
}
