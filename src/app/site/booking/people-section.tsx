import { tripContent } from '#app/content/site/links/trip.ts';
import { buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
import { chatLink } from '#app/ui/chat-link.ts';
import { ChatIcon, PhoneIcon } from '#app/ui/contact-icons.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { Contact } from './trip-part.tsx';
import type { YourTripView } from './your-trip-view.ts';

const content = tripContent.people;

type Props = {
  people: YourTripView['people'];
  agency: { agencyName: string; phoneE164: string };
  chatText: string;
};

/** Whom the customer reaches on the way, the agency first. */
export const PeopleSection = ({ people, agency: { agencyName, phoneE164 }, chatText }: Props) => (
  <section aria-labelledby="people" className="grid gap-4 rounded-2xl border border-line bg-card p-5">
    <h2 id="people" className="text-xl">
      {content.heading}
    </h2>
    <div className="grid gap-2">
      <p>
        <span className="text-quiet">{content.agency}</span> <strong>{agencyName}</strong>
        <span className="hidden tabular-nums print:inline">, {displayPhone(phoneE164)}</span>
      </p>
      <p className="flex flex-wrap gap-3">
        <a className={`${buttonClass} grow gap-2`} href={`tel:${phoneE164}`}>
          <PhoneIcon />
          {content.call}
        </a>
        <a className={`${outlineButtonClass} grow gap-2`} href={chatLink(phoneE164, chatText)}>
          <ChatIcon />
          {content.chat}
        </a>
      </p>
    </div>
    {people.map((contact) => (
      <div key={contact.callHref} className="border-line border-t pt-3">
        <Contact contact={contact} />
      </div>
    ))}
  </section>
);
