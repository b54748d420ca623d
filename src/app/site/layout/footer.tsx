import { layoutContent } from '#app/content/layout.ts';
import { firmContent, firmId } from '#app/content/site/contact.ts';
import { CameraIcon } from '#app/ui/icons.tsx';
import { BirdIcon, SocialIcon, VideoIcon } from '#app/ui/social-icons.ts';
import { hasProof } from '#domain/settings/proof.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { paths } from '#paths.ts';

const content = layoutContent.footer;
const link = 'wrap-anywhere max-w-full inline-block py-1.5 hover:underline';
const round = 'grid size-11 place-items-center rounded-full border border-night-line hover:bg-night-line';

function Links({ heading, links }: { heading: string; links: readonly { name: string; path: string }[] }) {
  return (
    <section>
      <h2 className="mb-2 text-lg">{heading}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={name}>
            <a className={link} href={path}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function QuickConnect({ settings }: { settings: SiteSettings }) {
  return (
    <section>
      <h2 className="mb-2 text-lg">{content.connect}</h2>
      <ul>
        <li>
          <a className={link} href={`tel:${settings.phoneE164}`}>
            {displayPhone(settings.phoneE164)}
          </a>
        </li>
        <li>
          <a className={link} href={`mailto:${settings.email}`}>
            {settings.email}
          </a>
        </li>
        <li>
          <a className={link} href={settings.website}>
            {new URL(settings.website).host}
          </a>
        </li>
      </ul>
      <ul className="mt-3 flex flex-wrap gap-2">
        <li>
          <a className={round} href={settings.socialUrl} aria-label={content.social}>
            <SocialIcon />
          </a>
        </li>
        <li>
          <a className={round} href={settings.videoUrl} aria-label={content.video}>
            <VideoIcon />
          </a>
        </li>
        {[
          { address: settings.photoUrl, name: content.photos, Icon: CameraIcon },
          { address: settings.postsUrl, name: content.posts, Icon: BirdIcon },
        ].map(({ address, name, Icon }) => (
          <li key={name}>
            <a
              className={round}
              href={address || paths.home}
              aria-label={address ? name : layoutContent.home.name}
            >
              <Icon />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The firm in short; nothing while the settings say nothing of it. */
function Firm({ settings }: { settings: SiteSettings }) {
  const { legalName, registrationKind, registrationNo, gstin } = settings;
  if (!hasProof(settings)) return null;
  const facts = [
    legalName,
    registrationNo && `${registrationKind || firmContent.registration} ${registrationNo}`,
    gstin && `${firmContent.gstin} ${gstin}`,
  ];
  return (
    <div className="wrap-anywhere text-sm">
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <a className="inline-block py-1 underline" href={`${paths.about}#${firmId}`}>
        {firmContent.heading}
      </a>
    </div>
  );
}

export function Footer({ settings, year }: { settings: SiteSettings; year: number }) {
  return (
    <footer className="bg-night text-on-night print:hidden">
      <div className="mx-auto grid max-w-7xl gap-8 px-5 py-10 sm:grid-cols-2 lg:grid-cols-4">
        <section className="grid content-start gap-2">
          <p className="font-display font-semibold text-2xl">{settings.agencyName}</p>
          <p>{settings.line}</p>
          <p>{settings.streetAddress.replaceAll('\n', ', ') || settings.headOffice}</p>
          <p>
            {content.established} {settings.established}
          </p>
          <Firm settings={settings} />
        </section>
        {/* Side by side on a phone, unless the text is so large that words would break. */}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-8 sm:contents">
          <Links {...content.useful} />
          <Links {...content.services} />
        </div>
        <QuickConnect settings={settings} />
      </div>
      <div className="border-night-line border-t">
        <div className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-8 gap-y-1 px-5 py-4 text-sm">
          <p>
            © {year} {settings.agencyName}
          </p>
          <ul className="flex gap-6">
            {content.plainText.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
