import { renderToStaticMarkup } from 'react-dom/server';
import type { DutyDigest, MailedDuty } from '#domain/bookings/mails/mailed-duty.ts';
import { counted } from '#domain/fares/fare-text.ts';
import { clockInIndia, startOfDayInIndia, weekdayText } from '#domain/shared/india-time.ts';
import { boardDayPath, bookingPath, unassignedSoonPath } from '#staff-paths.ts';
import { PlainPage } from './plain-page.tsx';

type Mail = { subject: string; text: string; html: string };

/** `AS 01 AB 1234, Bikash Kalita`, or what is missing. */
function crewText({ car, driver }: MailedDuty): string {
  if (!car && !driver) return 'Unassigned';
  return `${car || 'no car'}, ${driver || 'no driver'}`;
}

type Line = MailedDuty & { when: string; url: string };
type Problem = { when: string; number: string; url: string; text: string };
type Words = { lines: Line[]; more: string; problems: Problem[]; foot: { text: string; url: string } };

const problemsHeading = (count: number) => `To be mended before the day: ${counted(count, 'duty', 'duties')}`;

function DutyListMail({ lines, more, problems, foot }: Words) {
  return (
    <PlainPage>
      {problems.length > 0 && (
        <>
          <h2>{problemsHeading(problems.length)}</h2>
          <ul>
            {problems.map(({ when, number, url, text }) => (
              <li key={url + when}>
                <strong>{when}</strong> <a href={url}>{number}</a> {text}
              </li>
            ))}
          </ul>
          <h2>All duties</h2>
        </>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line.url + line.when}>
            <strong>{line.when}</strong> <a href={line.url}>{line.number}</a> {line.firstName}, {line.route},{' '}
            {crewText(line)}
          </li>
        ))}
        {more && <li>{more}</li>}
      </ul>
      <p>
        <a href={foot.url}>{foot.text}</a>
      </p>
    </PlainPage>
  );
}

function mailOf(subject: string, words: Words): Mail {
  const { lines, more, problems, foot } = words;
  const rows = lines.map(
    (line) =>
      `- ${line.when} ${line.number} ${line.firstName}, ${line.route}, ${crewText(line)}: ${line.url}`,
  );
  const problemRows =
    problems.length === 0
      ? []
      : [
          `${problemsHeading(problems.length)}`,
          ...problems.map(({ when, number, url, text }) => `- ${when} ${number} ${text}: ${url}`),
          '',
          'All duties',
        ];
  return {
    subject,
    text: [...problemRows, ...rows, ...(more ? [`- ${more}`] : []), '', `${foot.text}: ${foot.url}`, ''].join(
      '\n',
    ),
    html: `<!doctype html>${renderToStaticMarkup(<DutyListMail {...words} />)}`,
  };
}

const dutiesText = (count: number) => counted(count, 'duty', 'duties');

const isUnassigned = ({ car, driver }: MailedDuty) => !car || !driver;

/** First names only, because mail is less protected than the staff area. */
export function renderDutyDigestMail({ day, duties, more, problems }: DutyDigest, baseUrl: string): Mail {
  const unassigned = duties.filter(isUnassigned).length;
  const about = `${dutiesText(duties.length + more)} on ${weekdayText(startOfDayInIndia(day))}`;
  const placeOf = ({ pickupAt, bookingId }: MailedDuty) => ({
    when: clockInIndia(pickupAt),
    url: baseUrl + bookingPath(bookingId),
  });
  const counts = [
    unassigned > 0 && `${unassigned} unassigned`,
    problems.length > 0 && `${problems.length} to be mended`,
  ];
  return mailOf([about, ...counts].filter(Boolean).join(', '), {
    lines: duties.map((duty) => ({ ...duty, ...placeOf(duty) })),
    problems: problems.map(({ duty, texts }) => ({
      ...placeOf(duty),
      number: duty.number,
      text: texts.join('; '),
    })),
    more: more > 0 ? `and ${more} more` : '',
    foot: { text: 'The board of the day', url: baseUrl + boardDayPath(day) },
  });
}

/** Several days are possible, so each duty has its date. */
export function renderReminderMail(duties: readonly MailedDuty[], baseUrl: string): Mail {
  const [first] = duties;
  const lines = duties.map((duty) => ({
    ...duty,
    when: `${weekdayText(duty.pickupAt)}, ${clockInIndia(duty.pickupAt)}`,
    url: baseUrl + bookingPath(duty.bookingId),
  }));
  const soonest = first ? `, the first at ${clockInIndia(first.pickupAt)}` : '';
  return mailOf(`${dutiesText(duties.length)} without car or driver${soonest}`, {
    lines,
    problems: [],
    more: '',
    foot: {
      text: 'All duties that are unassigned and late, or begin in the next 24 hours',
      url: baseUrl + unassignedSoonPath,
    },
  });
}
