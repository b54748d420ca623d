import { Link } from 'react-router';
import { IconLink } from '#app/staff/kit/icon-button.tsx';
import { dueText } from '#app/staff/kit/time-text.ts';
import { PhoneIcon } from '#app/ui/contact-icons.ts';
import type { FollowUp } from '#domain/reports/work-service.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { enquiryPath } from '#staff-paths.ts';
import { staffDashboardContent } from './texts.ts';

const content = staffDashboardContent.next;

/** Formatted on the server, because browsers' month names may differ. */
export const toFollowUpView = ({ id, name, phone, dueAt, purpose }: FollowUp, now: Date) => ({
  ...{ id, name, phone, purpose },
  due: dueText(dueAt, now),
  dueInFull: timeText(dueAt),
  isLate: dueAt <= now,
});

type Shown = ReturnType<typeof toFollowUpView>;

/** The next calls, for a phone; a wide screen has the inbox for it. */
export function NextFollowUps({ next }: { next: Shown[] }) {
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="next-follow-ups" className="lg:hidden">
      <h2 id="next-follow-ups" className="sr-only">
        {content.heading}
      </h2>
      <ul className="divide-y divide-line rounded-xl border border-line bg-card">
        {next.map(({ id, name, phone, due, dueInFull, isLate, purpose }) => (
          <li key={id} className="flex h-14 items-center pl-3">
            <Link
              to={enquiryPath(id)}
              className="flex h-full min-w-0 grow flex-col justify-center leading-snug"
            >
              <span className="truncate font-semibold">{name}</span>
              <span className="truncate text-sm">
                <span title={dueInFull} className={isLate ? 'text-brick' : 'text-quiet'}>
                  {due}
                </span>
                {purpose && <span className="text-quiet"> · {purpose}</span>}
              </span>
            </Link>
            <IconLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} aria-label={content.call(name)}>
              <PhoneIcon />
            </IconLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
