import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { staffEnquiryContent } from '#app/staff/enquiries/enquiry/texts.ts';
import { IconLink } from '#app/staff/kit/icon-button.tsx';
import { isTypingTarget } from '#app/staff/kit/search-box.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#app/ui/icons.tsx';
import { paths } from '#paths.ts';
import { enquiryPath } from '#staff-paths.ts';
import { cameFrom, useListSearch } from './list-search.ts';
import type { loader } from './neighbours-resource.ts';

const content = staffEnquiryContent.steps;

const stepClass = 'grid size-9 shrink-0 place-items-center rounded-lg';

type StepProps = {
  id: string | undefined;
  label: string;
  shortcut: string;
  search: string;
  children: ReactNode;
};

/** A step that leads nowhere keeps its place, so that the other one does not move. */
function Step({ id, label, shortcut, search, children }: StepProps) {
  if (!id) return <span className={`${stepClass} text-quiet opacity-40`}>{children}</span>;
  return (
    <IconLink
      to={enquiryPath(id)}
      state={cameFrom(search)}
      aria-label={label}
      title={content.withKey(label, shortcut)}
      aria-keyshortcuts={shortcut}
    >
      {children}
    </IconLink>
  );
}

function positionText(position: number | undefined, total: number, isCut: boolean): string {
  const shown = total.toLocaleString('en-IN');
  return `${position?.toLocaleString('en-IN') ?? '–'}/${isCut ? `${shown}+` : shown}`;
}

/** To the previous and the next enquiry of the list that staff came from. */
export function ListSteps({ id }: { id: string }) {
  const search = useListSearch();
  const navigate = useNavigate();
  const { data, load } = useFetcher<typeof loader>();
  useEffect(() => {
    if (!search) return;
    const query = new URLSearchParams(search);
    query.set('id', id);
    void load(`${paths.adminNeighbours}?${query}`);
  }, [id, search, load]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTypingTarget(event.target)) return;
    const wanted = { j: data?.nextId, k: data?.previousId }[event.key];
    if (!wanted) return;
    event.preventDefault();
    void navigate(enquiryPath(wanted), { state: cameFrom(search) });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  if (!data) return null;
  const { previousId, nextId, position, total, isCut } = data;
  return (
    <nav aria-label={content.label} className="flex shrink-0 items-center max-sm:hidden">
      <Step id={previousId} label={content.previous} shortcut="k" search={search}>
        <ArrowLeftIcon className="size-4" />
      </Step>
      <span className="min-w-8 text-center text-quiet text-sm tabular-nums">
        {positionText(position, total, isCut)}
      </span>
      <Step id={nextId} label={content.next} shortcut="j" search={search}>
        <ArrowRightIcon className="size-4" />
      </Step>
    </nav>
  );
}
