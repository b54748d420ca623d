import type { Block, Link, PageContent } from '#app/content/page-content.ts';
import { openingHoursOf } from '#domain/settings/office-hours.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';

type PriceRange = NonNullable<NonNullable<PageContent['about']>['offer']>;

export type StructuredData = { '@type': string; [property: string]: unknown };

/** A page's own structured data; it gets the base URL, because addresses must be absolute. */
export type DescribePage = (site: { baseUrl: string; agency: { '@id': string } }) => StructuredData[];

const agencyOf = (baseUrl: string) => ({ '@id': `${baseUrl}/#agency` });

const allDay = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: '00:00',
  closes: '23:59',
};

/** What the settings say of the firm, without what they leave empty. */
function describeFirm(settings: SiteSettings) {
  const { legalName, registrationKind, registrationNo, gstin, mapUrl, contactName, contactRole } = settings;
  const { paymentMeans } = settings;
  return {
    ...(legalName && { legalName }),
    ...(gstin && { taxID: gstin, vatID: gstin }),
    ...(registrationNo && {
      identifier: {
        '@type': 'PropertyValue',
        ...(registrationKind && { propertyID: registrationKind }),
        value: registrationNo,
      },
    }),
    ...(mapUrl && { hasMap: mapUrl }),
    ...(paymentMeans && { paymentAccepted: paymentMeans }),
    ...(contactName && {
      employee: { '@type': 'Person', name: contactName, ...(contactRole && { jobTitle: contactRole }) },
    }),
  };
}

/** The office's own hours where the settings name them; customer care answers day and night. */
const describeHours = ({ officeHours, phoneE164, email }: SiteSettings) =>
  officeHours === ''
    ? { openingHoursSpecification: allDay }
    : {
        openingHours: openingHoursOf(officeHours),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: phoneE164,
          email,
          hoursAvailable: allDay,
        },
      };

const describeAddress = ({ streetAddress, headOffice }: SiteSettings) =>
  streetAddress === ''
    ? headOffice
    : {
        '@type': 'PostalAddress',
        streetAddress: streetAddress.replaceAll('\n', ', '),
        addressCountry: 'IN',
      };

function describeAgency(baseUrl: string, settings: SiteSettings): StructuredData {
  return {
    '@type': 'TravelAgency',
    ...agencyOf(baseUrl),
    name: settings.agencyName,
    slogan: settings.line,
    url: baseUrl,
    telephone: settings.phoneE164,
    email: settings.email,
    address: describeAddress(settings),
    logo: `${baseUrl}/icons/icon-512.png`,
    sameAs: [settings.socialUrl, settings.videoUrl],
    ...describeFirm(settings),
    ...describeHours(settings),
  };
}

const describeTrail = (baseUrl: string, crumbs: readonly Link[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: baseUrl + path,
  })),
});

type Site = { baseUrl: string; settings: SiteSettings; crumbs: readonly Link[] };

/** Structured data (schema.org): the agency, the breadcrumb and the page's own part. */
export function structuredData({ baseUrl, settings, crumbs }: Site, describePage: DescribePage) {
  const agency = agencyOf(baseUrl);
  const website = { '@type': 'WebSite', url: baseUrl, name: settings.agencyName, publisher: agency };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      describeAgency(baseUrl, settings),
      website,
      describeTrail(baseUrl, crumbs),
      ...describePage({ baseUrl, agency }),
    ],
  };
}

const blocksOf = <Kind extends Block['kind']>({ sections }: PageContent, kind: Kind) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);

type Question = { question: string; answer: string };

export function describeQuestions(questions: readonly Question[]): StructuredData[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

function describePlaces(content: PageContent): StructuredData[] {
  return blocksOf(content, 'places')
    .flatMap((block) => block.places)
    .map(({ name, paragraphs }) => ({ '@type': 'TouristAttraction', name, description: paragraphs[0] }));
}

const describeOffer = ({ lowPaise, highPaise, count }: PriceRange): StructuredData => ({
  '@type': 'AggregateOffer',
  lowPrice: lowPaise / 100,
  highPrice: highPaise / 100,
  offerCount: count,
  priceCurrency: 'INR',
});

/** Structured data from a page's content. */
export const describeContent =
  (content: PageContent): DescribePage =>
  ({ agency }) => {
    const { about, description } = content;
    const service = about && {
      '@type': about.type,
      name: about.name,
      description,
      provider: agency,
      areaServed: about.areas,
      ...(about.offer && { offers: describeOffer(about.offer) }),
    };
    const questions = blocksOf(content, 'questions').flatMap((block) => block.questions);
    return [...(service ? [service] : []), ...describeQuestions(questions), ...describePlaces(content)];
  };
