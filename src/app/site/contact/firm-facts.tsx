import type { ReactNode } from 'react';
import { firmContent as content } from '#app/content/site/contact.ts';
import { SlotPhoto } from '#app/site/images/slot-photos.tsx';
import {
  useChatLink,
  useContactPhoto,
  useOfficePhoto,
  useSiteSettings,
} from '#app/site/use-site-settings.ts';
import { Poster } from '#app/ui/poster.tsx';
import { shownOfficeHours } from '#domain/settings/office-hours.ts';
import { hasProof } from '#domain/settings/proof.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';

const link = 'inline-block py-1 text-teal underline';

const rows = 'grid gap-y-1.5 text-sm sm:text-base';
const row = 'grid items-baseline grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3';

/** Label and value beside each other on a phone, where they take the fewest lines. */
const layouts = {
  /** The width of the page. */
  wide: {
    card: 'sm:gap-5 sm:p-8',
    facts: `${rows} sm:grid-cols-2 sm:gap-x-8 sm:gap-y-5 lg:grid-cols-4`,
    fact: `${row} sm:block`,
  },
  /** A column beside others. */
  column: { card: 'sm:p-6', facts: rows, fact: row },
};

type Layout = keyof typeof layouts;

type FactProps = { name: string; layout: Layout; children: ReactNode };

const Fact = ({ name, layout, children }: FactProps) => (
  <div className={layouts[layout].fact}>
    <dt className="text-quiet sm:text-sm">{name}</dt>
    <dd className="wrap-anywhere min-w-0">{children}</dd>
  </div>
);

function Office({ streetAddress, mapUrl }: SiteSettings) {
  return (
    <>
      <address className="inline not-italic">{streetAddress.replaceAll('\n', ', ')}</address>{' '}
      {mapUrl && (
        <a className="inline-block text-teal underline" href={mapUrl}>
          {content.map}
        </a>
      )}
    </>
  );
}

/** Who answers, by name and face. */
function Contact({ contactName, contactRole, phoneE164, email }: SiteSettings) {
  const chatLink = useChatLink();
  const photo = useContactPhoto();
  const links = [
    { name: content.call, address: `tel:${phoneE164}` },
    { name: content.chat, address: chatLink },
    { name: content.mail, address: `mailto:${email}` },
  ];
  return (
    <div className="flex items-center gap-4">
      {photo && (
        <Poster
          of={photo}
          alt={photo.alt}
          sizes="96px"
          className="size-16 shrink-0 rounded-full sm:size-24"
        />
      )}
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold text-lg leading-tight">{contactName}</p>
        {contactRole && <p className="text-quiet text-sm">{contactRole}</p>}
        <p className="flex flex-wrap gap-x-5">
          {links.map(({ name, address }) => (
            <a key={name} className={link} href={address}>
              {name}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}

/** What the settings say, by its label. */
function factsOf(settings: SiteSettings): [name: string, value: ReactNode][] {
  const { agencyName, legalName, streetAddress, mapUrl, officeHours, gstin } = settings;
  const { registrationKind, registrationNo, paymentMeans, refundDays } = settings;
  const knownAs = legalName.startsWith(agencyName) ? '' : ` ${content.knownAs(agencyName)}`;
  return [
    [content.name, legalName && <strong className="font-semibold">{legalName + knownAs}</strong>],
    [content.office, (streetAddress || mapUrl) && <Office {...settings} />],
    [registrationKind || content.registration, registrationNo],
    [content.gstin, gstin],
    [content.officeHours, shownOfficeHours(officeHours).join('; ')],
    [content.payment, paymentMeans],
    [content.refunds, refundDays === null ? '' : content.refundWithin(refundDays)],
  ];
}

/** The firm as a visitor can check it: what the settings leave empty is left out, and all of it while they say nothing. */
export function FirmFacts({ layout = 'wide', hasOffice = false }: { layout?: Layout; hasOffice?: boolean }) {
  const settings = useSiteSettings();
  const office = useOfficePhoto();
  if (!hasProof(settings)) return null;
  const { card, facts } = layouts[layout];
  return (
    <div className={`grid gap-3 rounded-2xl border border-line bg-card p-[14px] ${card}`}>
      {settings.contactName && <Contact {...settings} />}
      <dl className={facts}>
        {factsOf(settings)
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <Fact key={name} name={name} layout={layout}>
              {value}
            </Fact>
          ))}
      </dl>
      {hasOffice && office && <SlotPhoto photo={office} />}
    </div>
  );
}

type SectionProps = { className: string; layout?: Layout };

/** The same with its heading, on pages whose sections are not of blocks; nothing while the settings say nothing. */
export function FirmSection({ className, layout = 'wide' }: SectionProps) {
  if (!hasProof(useSiteSettings())) return null;
  return (
    <section aria-labelledby="who" className={`grid gap-3 sm:gap-5 ${className}`}>
      <h2 id="who" className={layout === 'wide' ? 'text-2xl sm:text-4xl' : 'text-2xl'}>
        {content.heading}
      </h2>
      <FirmFacts layout={layout} />
    </section>
  );
}
