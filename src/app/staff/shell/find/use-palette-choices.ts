import { useEffect, useState } from 'react';
import { shellContent } from '#app/staff/shell/texts.ts';
import { paths } from '#paths.ts';
import { bookingPath, enquiryPath } from '#staff-paths.ts';
import type { Choice } from './choices.ts';
import type { Found as Answer, FoundBooking, FoundEnquiry, FoundPlace } from './find.ts';

const content = shellContent.find;

/** Typing within this time is asked about once. */
const pauseMs = 150;

const nothing: Answer = { enquiries: [], bookings: [], website: [], settings: [] };

type Found = Answer & { typed: string; failed?: boolean };

/** What the server finds; the last answer stays while the next one is on its way. */
function useFound(typed: string): { found: Found | undefined; isCurrent: boolean } {
  const [found, setFound] = useState<Found>();
  const search = typed.trim();
  useEffect(() => {
    if (search === '') return;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const response = await fetch(`${paths.adminFind}?q=${encodeURIComponent(search)}`, {
          signal: stop.signal,
        });
        const answer: Answer = await response.json();
        setFound({ typed: search, ...answer });
      } catch {
        if (!stop.signal.aborted) setFound({ typed: search, ...nothing, failed: true });
      }
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [search]);
  return { found: search === '' ? undefined : found, isCurrent: search === '' || found?.typed === search };
}

const asChoice = ({ id, name, reference, phone, stage }: FoundEnquiry): Choice => ({
  key: `enquiry-${id}`,
  name: `${name} · ${phone}`,
  group: content.enquiries,
  to: enquiryPath(id),
  aside: reference,
  stage,
});

const bookingChoice = ({ id, number, customer, trip }: FoundBooking): Choice => ({
  key: `booking-${id}`,
  name: `${customer} · ${trip}`,
  group: content.bookings,
  to: bookingPath(id),
  aside: number,
});

const placeChoice =
  (group: string) =>
  ({ name, to, aside }: FoundPlace): Choice => ({
    key: to.replaceAll(/\W+/g, '-'),
    name,
    group,
    to,
    aside,
  });

const fits = (name: string, typed: string) =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word));

export function usePaletteChoices(typed: string, pages: Choice[]) {
  const { found, isCurrent } = useFound(typed);
  const all = [
    ...(found?.enquiries.map(asChoice) ?? []),
    ...(found?.bookings.map(bookingChoice) ?? []),
    ...(found?.website.map(placeChoice(content.website)) ?? []),
    ...(found?.settings.map(placeChoice(content.settings)) ?? []),
    ...pages.filter(({ name }) => fits(name, typed.trim())),
  ];
  const groups = [
    content.enquiries,
    content.bookings,
    content.actions,
    content.pages,
    content.website,
    content.settings,
  ]
    .map((name) => ({ name, choices: all.filter(({ group }) => group === name) }))
    .filter(({ choices }) => choices.length > 0);
  const settled = found?.failed
    ? content.failed
    : all.length === 0
      ? content.none
      : content.count(all.length);
  return { groups, status: isCurrent ? settled : content.searching };
}
