import type { InboxQuery } from '#domain/enquiries/inbox/enquiry.ts';
import { spamReasons } from '#domain/enquiries/spam/spam-reasons.ts';
import { queues, stages } from '#domain/enquiries/stages.ts';
import { paths } from '#paths.ts';
import { storable } from '#platform/text.ts';

/** Reads the inbox's query string; invalid values are ignored. */
export function readInboxQuery(query: URLSearchParams): InboxQuery {
  const text = (name: string) =>
    storable(query.get(name) ?? '')
      .trim()
      .slice(0, 200) || undefined;
  const queue = queues.find((candidate) => candidate === query.get('queue')) ?? 'new';
  const stage = stages.find((candidate) => candidate === query.get('stage'));
  // Only the spam queue has spam reasons.
  const reason = queue === 'spam' && spamReasons.find((candidate) => candidate === query.get('reason'));
  const [search, after, before] = [text('search'), text('after'), text('before')];
  return {
    queue,
    ...(search && { search }),
    ...(stage && { stage }),
    ...(reason && { reason }),
    ...(after && { after }),
    ...(before && !after && { before }),
    ...(query.has('last') && { last: true }),
  };
}

type Place = Pick<InboxQuery, 'queue' | 'search' | 'stage' | 'reason'>;
type Cursor = { after?: string; before?: string; last?: '1' };

const parametersOf = ({ queue, search, stage, reason }: Place, cursor: Cursor = {}) =>
  new URLSearchParams({
    queue,
    ...(search && { search }),
    ...(stage && { stage }),
    ...(reason && { reason }),
    ...cursor,
  });

export const inboxAddress = (place: Place, cursor?: Cursor): string =>
  `${paths.adminMessages}?${parametersOf(place, cursor)}`;

export const csvAddress = (place: Place): string => `${paths.adminMessagesCsv}?${parametersOf(place)}`;
