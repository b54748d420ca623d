import { Link } from 'react-router';
import { FilterBar } from '#app/staff/kit/filter-bar.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import type { FoundCustomer } from '#domain/privacy/personal-data.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { customerDataPath } from '#staff-paths.ts';
import { staffPrivacyContent as content } from './texts.ts';

type Props = { search: string; found: Omit<FoundCustomer, 'erasedAt'>[] };

function saidOf({ search, found }: Props): string | undefined {
  if (search === '') return undefined;
  return found.length === 0 ? staffMessages.privacy.nobodyFound : content.several;
}

export function CustomerSearch({ search, found }: Props) {
  return (
    <div className="grid gap-2">
      <FilterBar
        key={search}
        action={paths.customerData}
        search={{ texts: { label: content.find, go: content.go }, value: search, name: 'find' }}
      />
      <StatusLine
        text={saidOf({ search, found })}
        tone={found.length === 0 ? 'fault' : 'good'}
        takesRoom={false}
      />
      {found.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-card">
          {found.map(({ id, name, phoneE164, email, enquiries, bookings }) => (
            <li key={id}>
              <Link
                to={customerDataPath(id)}
                className="block min-h-11 px-4 py-2.5 wrap-anywhere hover:bg-sand"
              >
                <span className="font-semibold text-teal underline">{name || content.nameless}</span>{' '}
                <span className="text-quiet text-sm">
                  {[
                    displayPhone(phoneE164),
                    email,
                    content.enquiriesOf(enquiries),
                    bookings > 0 && content.bookingsOf(bookings),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
