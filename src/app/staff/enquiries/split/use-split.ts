import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { besideAddress, type ListQuery, readInboxQuery } from '#app/staff/enquiries/inbox/inbox-query.ts';
import { cameFrom } from '#app/staff/enquiries/steps/list-search.ts';
import { enquiryPath } from '#staff-paths.ts';

/** From this width on an enquiry fits beside the list; `staff.css` has the same one. */
const hasRoom = () => matchMedia('(width >= 75rem)').matches;

/** Longer than between two strokes of a held key, so that only the last enquiry of a run is loaded. */
const followMs = 200;

export type OpenOptions = { hash?: string; byKey?: boolean };

/** Opens enquiries beside the list where there is room, and otherwise on their own page. */
export function useSplit(query: ListQuery, isSplit: boolean) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const pane = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Its row is marked at once, before the enquiry is loaded.
  const wanted = navigation.location?.pathname === pathname ? navigation.location.search : search;
  const openId = isSplit ? readInboxQuery(new URLSearchParams(wanted)).open : undefined;

  const show = (id: string, { hash = '', replace = false } = {}) => {
    clearTimeout(timer.current);
    if (id !== openId || hash)
      void navigate(besideAddress(query, id) + hash, { replace, preventScrollReset: true });
  };
  return {
    pane,
    openId,
    open: (id: string, { hash = '', byKey = false }: OpenOptions = {}) => {
      if (!isSplit || !hasRoom()) return void navigate(enquiryPath(id) + hash, { state: cameFrom(search) });
      show(id, { hash });
      if (byKey && !hash) pane.current?.focus();
    },
    /** Shows the enquiry whose row has the focus. Steps by key are not steps back in the browser's history. */
    follow: (id: string) => {
      if (!isSplit || !hasRoom()) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => show(id, { replace: openId !== undefined }), followMs);
    },
  };
}
