import { tripContent as content } from '#app/content/site/links/trip.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { PhoneIcon } from '#app/ui/contact-icons.ts';
import { CheckIcon } from '#app/ui/icons.tsx';
import type { ContactView, PartView } from './part-view.ts';

type ContactProps = {
  contact: ContactView;
  /** Where the role is not clear from what is above. */
  hasRole?: boolean;
};

/** A name with its number to call; on paper the number alone. */
export const Contact = ({
  contact: { role, name, place, phone, callHref },
  hasRole = true,
}: ContactProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <p className="min-w-0 wrap-anywhere">
      {hasRole && <span className="block text-quiet">{role}</span>}
      <span className="font-semibold">{name}</span>
      {place && `, ${place}`}
      {phone && <span className="hidden tabular-nums print:inline">, {phone}</span>}
    </p>
    {callHref && (
      <a className={`${outlineButtonClass} gap-2 px-3 whitespace-nowrap tabular-nums`} href={callHref}>
        <PhoneIcon className="size-5 shrink-0" />
        {content.call(phone)}
      </a>
    )}
  </div>
);

/** In words, and with a mark that is seen in sunlight. */
const State = ({ state: { kind, name } }: Pick<PartView, 'state'>) => (
  <p
    className={`inline-flex items-center gap-1.5 justify-self-start ${kind === 'open' ? 'text-quiet' : 'text-teal'}`}
  >
    {kind !== 'open' && <CheckIcon className="size-5 stroke-[2.5]" />}
    {name}
  </p>
);

/** A service: what it is, where it stands, and whom to call. */
export function Part({ part, date = '' }: { part: PartView; date?: string }) {
  const { title, state, facts, contact, rideHref } = part;
  return (
    <div className="grid min-w-0 gap-1.5">
      {date && <p>{date}</p>}
      <p className="font-semibold text-lg wrap-anywhere">{title}</p>
      <State state={state} />
      {facts.length > 0 && (
        <dl className="grid gap-1">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-quiet">{name}</dt>
              <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {contact && <Contact contact={contact} hasRole={false} />}
      {rideHref && (
        <a className="inline-block justify-self-start py-2 font-semibold text-teal underline" href={rideHref}>
          {content.rideDetails}
        </a>
      )}
    </div>
  );
}

/** Services by their times, and below them those without one. */
export const Parts = ({ parts }: { parts: readonly (PartView & { date?: string })[] }) => (
  <ul className="grid gap-4">
    {parts.map((part) => (
      <li
        key={part.id}
        className={`grid gap-x-2 border-line border-t pt-3 ${part.clock ? 'grid-cols-[3.5rem_minmax(0,1fr)]' : ''}`}
      >
        {part.clock && <p className="font-semibold text-lg tabular-nums">{part.clock}</p>}
        <Part part={part} {...(part.date && { date: part.date })} />
      </li>
    ))}
  </ul>
);
