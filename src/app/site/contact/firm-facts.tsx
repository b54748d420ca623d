import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { firmContent as content } from '#app/content/site/contact.ts';
import { useChatLink, useSiteSettings } from '#app/site/use-site-settings.ts';
import { shownOfficeHours } from '#domain/settings/office-hours.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { displayPhone } from '#domain/shared/shown-phone.ts';
import { paths } from '#paths.ts';

const link = 'inline-block py-1.5 text-teal underline';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-quiet text-sm">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));

function Name({ agencyName, legalName, established }: SiteSettings) {
  const isOther = legalName !== '' && legalName !== agencyName;
  return (
    <Fact name={content.name}>
      <span className="font-semibold">{legalName || agencyName}</span>
      {isOther && <span className="block text-quiet text-sm">{content.knownAs(agencyName)}</span>}
      <span className="block text-quiet text-sm">
        {content.established} {established}
      </span>
    </Fact>
  );
}

function Office({ streetAddress, headOffice, mapUrl }: SiteSettings) {
  return (
    <Fact name={content.headOffice}>
      <address className="not-italic">
        <Lines lines={(streetAddress || headOffice).split('\n')} />
      </address>
      {mapUrl && (
        <a className={link} href={mapUrl}>
          {content.map}
        </a>
      )}
    </Fact>
  );
}

/** A named contact, or customer care where the settings name none. */
function Contact({ contactName, contactRole, phoneE164, email, careHours }: SiteSettings) {
  const chatLink = useChatLink();
  return (
    <Fact name={contactName ? content.person : content.customerCare}>
      <span className="block font-semibold">{contactName || displayPhone(phoneE164)}</span>
      <span className="block text-quiet text-sm">
        {contactName ? contactRole : content.answered(careHours)}
      </span>
      <span className="flex flex-wrap gap-x-5">
        <a className={link} href={`tel:${phoneE164}`}>
          {content.call}
        </a>
        <a className={link} href={chatLink}>
          {content.chat}
        </a>
        <a className={link} href={`mailto:${email}`}>
          {content.mail}
        </a>
      </span>
    </Fact>
  );
}

/** The firm as a visitor can check it; what the settings leave empty is left out. */
export function FirmFacts() {
  const settings = useSiteSettings();
  const { pathname } = useLocation();
  const { officeHours, registrationKind, registrationNo, gstin } = settings;
  const hours = shownOfficeHours(officeHours);
  return (
    <div className="grid gap-5 rounded-2xl border border-line bg-card p-5 sm:p-8">
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <Name {...settings} />
        <Office {...settings} />
        <Contact {...settings} />
        {hours.length > 0 && (
          <Fact name={content.officeHours}>
            <Lines lines={hours} />
          </Fact>
        )}
        {registrationNo && (
          <Fact name={content.registration}>
            {registrationKind && <span className="block">{registrationKind}</span>}
            {registrationNo}
          </Fact>
        )}
        {gstin && <Fact name={content.gstin}>{gstin}</Fact>}
      </dl>
      {pathname !== paths.bookingTerms && (
        <p className="border-line border-t pt-3">
          <a className={`${link} font-semibold`} href={paths.bookingTerms}>
            {content.terms}
          </a>
        </p>
      )}
    </div>
  );
}
