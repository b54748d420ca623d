import type { ReactNode } from 'react';
import { firmContent as content } from '#app/content/site/contact.ts';
import type { ImageView } from '#app/site/images/image-sources.ts';
import { SlotPhoto } from '#app/site/images/slot-photos.tsx';
import {
  useChatLink,
  useContactPhoto,
  useOfficePhoto,
  useSiteSettings,
} from '#app/site/use-site-settings.ts';
import { Poster } from '#app/ui/poster.tsx';
import { officeHoursText } from '#domain/settings/office-hours.ts';
import { hasProof } from '#domain/settings/proof.ts';
import type { FirmSettings } from './read-firm.ts';

const link = 'inline-block py-1 text-teal underline';

const rows = 'grid gap-y-1.5 text-sm sm:text-base';
const row = 'grid items-baseline grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3';

/** Label and value beside each other on a phone, where they take the fewest lines. */
const layouts = {
  /** The width of the page. */
  wide: {
    card: 'sm:p-8',
    facts: `${rows} sm:grid-cols-2 sm:gap-x-8 sm:gap-y-5`,
    alone: 'lg:grid-cols-4',
    fact: `${row} sm:block`,
  },
  /** A column beside others. */
  column: { card: 'sm:p-6', facts: rows, alone: '', fact: row },
};

type Layout = keyof typeof layouts;

type FactProps = { name: string; layout: Layout; children: ReactNode };

const Fact = ({ name, layout, children }: FactProps) => (
  <div className={layouts[layout].fact}>
    <dt className="text-quiet sm:text-sm">{name}</dt>
    <dd className="wrap-anywhere min-w-0">{children}</dd>
  </div>
);

function Office({ streetAddress, mapUrl }: FirmSettings) {
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

type Firm = {
  settings: FirmSettings;
  contactPhoto: ImageView | undefined;
  officePhoto: ImageView | undefined;
  /** The link that opens a chat. */
  chat: string;
};

/** Who answers, by name and face. */
function Contact({ firm: { settings, contactPhoto: photo, chat } }: { firm: Firm }) {
  const { contactName, contactRole, phoneE164, email } = settings;
  const links = [
    { name: content.call, address: `tel:${phoneE164}` },
    { name: content.chat, address: chat },
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
function factsOf(settings: FirmSettings): [name: string, value: ReactNode][] {
  const { agencyName, legalName, streetAddress, mapUrl, officeHours, gstin } = settings;
  const { registrationKind, registrationNo, paymentMeans, refundDays } = settings;
  const knownAs = legalName.startsWith(agencyName) ? '' : ` ${content.knownAs(agencyName)}`;
  return [
    [content.name, legalName && <strong className="font-semibold">{legalName + knownAs}</strong>],
    [content.office, (streetAddress || mapUrl) && <Office {...settings} />],
    [registrationKind || content.registration, registrationNo],
    [content.gstin, gstin],
    [content.officeHours, officeHoursText(officeHours).join('; ')],
    [content.payment, paymentMeans],
    [content.refunds, refundDays === null ? '' : content.refundWithin(refundDays)],
  ];
}

type CardProps = { firm: Firm; layout: Layout };

/** What the settings leave empty is left out; `null` where nothing is left. */
function FirmCard({ firm, layout }: CardProps) {
  const { settings, officePhoto: office } = firm;
  const { card, facts, alone } = layouts[layout];
  const frame = `rounded-2xl border border-line bg-card p-[14px] ${card}`;
  if (!hasProof(settings))
    return (
      office && (
        <div className={frame}>
          <SlotPhoto photo={office} />
        </div>
      )
    );
  return (
    <div className={`@container ${frame}`}>
      <div
        className={`grid items-start gap-x-8 gap-y-3 ${office ? '@lg:grid-cols-[minmax(0,1fr)_minmax(0,30%)]' : ''}`}
      >
        <div className="grid gap-3 sm:gap-5">
          {settings.contactName && <Contact firm={firm} />}
          <dl className={`${facts} ${office ? '' : alone}`}>
            {factsOf(settings)
              .filter(([, value]) => value !== '')
              .map(([name, value]) => (
                <Fact key={name} name={name} layout={layout}>
                  {value}
                </Fact>
              ))}
          </dl>
        </div>
        {office && <SlotPhoto photo={office} caption="below" />}
      </div>
    </div>
  );
}

/** The firm as the layout of the public pages has loaded it. */
function useFirm(hasOffice: boolean): Firm {
  const settings = useSiteSettings();
  const contactPhoto = useContactPhoto();
  const officePhoto = useOfficePhoto();
  const chat = useChatLink();
  return { settings, contactPhoto, officePhoto: hasOffice ? officePhoto : undefined, chat };
}

/** The firm as a visitor can check it, in a section that has a heading. */
export const FirmFacts = () => <FirmCard firm={useFirm(true)} layout="wide" />;

type SectionProps = { className: string; layout?: Layout };

/** The same with its heading; nothing while there is nothing to show. */
function FirmPart({ firm, layout, className }: CardProps & SectionProps) {
  if (!firm.officePhoto && !hasProof(firm.settings)) return null;
  return (
    <section aria-labelledby="who" className={`grid gap-3 sm:gap-5 ${className}`}>
      <h2 id="who" className={layout === 'wide' ? 'text-2xl sm:text-4xl' : 'text-2xl'}>
        {content.heading}
      </h2>
      <FirmCard firm={firm} layout={layout} />
    </section>
  );
}

/** On pages whose sections are not of blocks. */
export const FirmSection = ({
  hasOffice = false,
  layout = 'wide',
  className,
}: SectionProps & { hasOffice?: boolean }) => (
  <FirmPart firm={useFirm(hasOffice)} layout={layout} className={className} />
);

/** On a page that a customer opens by a link, which has another frame and loads the firm itself. */
export const FirmOfLink = ({ firm }: { firm: Firm }) => <FirmPart firm={firm} layout="column" className="" />;
