/** Files of a place may not import what `refused` names; `!` lets a part of it through, and later patterns win. */
export type ImportRule = { files: readonly string[]; refused: readonly string[]; why: string };

const react = [
  'react',
  'react/**',
  'react-dom',
  'react-dom/**',
  'react-router',
  'react-router/**',
  '@react-router/**',
];
const sql = ['drizzle-orm', 'drizzle-orm/**', 'pg', 'pg-boss'];
const personalData = '#domain/*/personal-data.ts';
/** Stores and tables, and what exports and erases personal data without asking who may. */
const stores = [
  ...['#domain/**/*-store.ts', '#domain/**/*-table.ts'],
  ...[personalData, '!#domain/{privacy,shared}/personal-data.ts'],
];
const everything = ['#*', '#*/**'];
const programs = ['#app/**', '#api/**', '#server/**', '#worker/**'];

const isStore = ['src/domain/**/*-store.ts', 'src/domain/**/*-table.ts'];

const domain = {
  refused: [...programs, 'hono', 'hono/**', ...stores, ...react, ...sql],
  why: 'a domain stands on platform and jobs; another domain is reached through its service or types; SQL stays in the store.',
};
const store = {
  refused: [
    ...programs,
    '#jobs/**',
    'hono',
    'hono/**',
    ...stores,
    '!#domain/publishing/published-rows-store.ts',
    ...react,
  ],
  why: 'a store knows its tables and the database, nothing above it; those of published things share how such rows are kept.',
};

/** The folders of these are one domain each and share their stores and tables. */
const dividedDomains = ['enquiries', 'fares', 'bookings', 'payments', 'documents'];

/** What holds for all of `src`, besides its own rule. */
export const everywhere: readonly Omit<ImportRule, 'files'>[] = [
  { refused: ['../**', './../**'], why: "Within a folder by './', across folders by '#'." },
  {
    refused: ['@purvai/posters/**'],
    why: "the program reads the posters' manifest; the build and the development server draw them.",
  },
];

/** A file is held to the last rule that names it, so the narrow ones come after the wide ones. */
export const importRules: readonly ImportRule[] = [
  { files: ['src/**'], refused: [], why: '' },
  {
    files: ['src/*.ts'],
    refused: [...everything, '!#platform/failure.ts', './*/**'],
    why: 'paths and messages stand below everything.',
  },
  {
    files: ['src/platform/**'],
    refused: [...everything, ...react, '!#platform/**'],
    why: 'platform imports nothing of ours.',
  },
  {
    files: ['src/jobs/**'],
    refused: [...everything, ...react, ...sql],
    why: 'a job is a name and a payload, nothing else.',
  },
  { files: ['src/domain/**'], ...domain },
  {
    files: ['src/domain/privacy/**'],
    refused: [...domain.refused, `!${personalData}`],
    why: `${domain.why} Privacy puts together what every domain does with its personal data.`,
  },
  { files: isStore, ...store },
  ...dividedDomains.flatMap((name) => [
    {
      files: [`src/domain/${name}/**`, ...isStore.map((file) => `!${file}`)],
      refused: [...domain.refused, `!#domain/${name}/**`],
      why: `${domain.why} The parts of ${name} are one domain.`,
    },
    {
      files: [`src/domain/${name}/**/*-store.ts`, `src/domain/${name}/**/*-table.ts`],
      refused: [...store.refused, `!#domain/${name}/**`],
      why: `${store.why} The parts of ${name} are one domain.`,
    },
  ]),
  {
    files: ['src/api/**'],
    refused: ['#app/**', '#server/**', '#worker/**', ...stores, ...react, ...sql],
    why: "the contract's calls stand on the domains' services.",
  },
  {
    files: ['src/worker/**'],
    refused: ['#app/**', '#api/**', '#server/**', ...stores, ...sql],
    why: 'the worker stands on jobs, domains and platform.',
  },
  {
    files: ['src/app/ui/**'],
    refused: [...everything, ...sql, '!#paths.ts', '!#domain/shared/**'],
    why: 'shared components hold no rules; how money, phone numbers and times are written is in domain/shared.',
  },
  {
    files: ['src/app/quote/**'],
    refused: [
      ...everything,
      ...sql,
      '!#app/{content,ui}/**',
      '!#domain/quotes/quote.ts',
      '!#domain/quotes/price/**',
      '!#domain/shared/**',
    ],
    why: 'a quote as the customer reads it is made of its terms and sums; the preview runs in the browser.',
  },
  {
    files: ['src/app/pages/**'],
    refused: [
      ...everything,
      ...sql,
      '!#app/content/**',
      '!#app/page-context.ts',
      '!#domain/pages/**',
      '#domain/pages/*-store.ts',
      '!#domain/settings/settings-service.ts',
      '!#domain/bookings/policy/policy-service.ts',
      '!#domain/fares/fare-service.ts',
      '!#domain/shared/**',
      '!#paths.ts',
    ],
    why: 'the copy of pages stands on the original and on what staff have stored.',
  },
  {
    files: ['src/app/content/**'],
    refused: [...everything, ...react, '!#paths.ts', '!#app/content/**'],
    why: 'copy is data.',
  },
  {
    files: ['src/app/islands/**'],
    refused: [
      ...everything,
      '!#paths.ts',
      '!#domain/enquiries/intake/contact-messages.ts',
      '!#app/ui/**',
      '!#app/content/site/{cab-request,fares,package-price}.ts',
      '!#domain/**/*-input.ts',
      '!#domain/tour-packages/price/{package-price,package-price-text,party-text,price-settings}.ts',
      '!#domain/fares/{cab-names,cars-needed,estimate,fare,fare-text,inclusion-text,permits,problem-text}.ts',
      '!#domain/fares/{rates,requested-trip,resolved-trip,trip}.ts',
      '!#domain/settings/call-back.ts',
      '!#domain/shared/**',
    ],
    why: "an island runs on the visitor's phone: inputs and components only.",
  },
  {
    files: ['src/app/site/**', 'src/app/duty/**'],
    refused: ['#app/staff/**', '#api/**', '#server/**', '#worker/**', '#jobs/**', ...stores, ...sql],
    why: 'pages stand on services, inputs and types.',
  },
  {
    files: ['src/app/staff/**'],
    refused: ['#app/{site,islands}/**', '#api/**', '#server/**', '#worker/**', '#jobs/**', ...stores, ...sql],
    why: 'staff pages stand on services, inputs and types.',
  },
  {
    files: ['src/app/*.ts', 'src/app/*.tsx'],
    refused: ['#api/**', '#server/**', '#worker/**', '#jobs/**', ...stores, ...sql],
    why: "the application's frame stands on what its pages stand on.",
  },
  {
    files: ['src/renditions/**'],
    refused: [...everything, '@purvai/**'],
    why: 'renditions are made of any picture: of posters by the build, of uploaded pictures by the program.',
  },
  {
    files: ['packages/posters/kit/**'],
    refused: ['**', '!./**', './../**'],
    why: 'the kit stands on itself alone.',
  },
  {
    files: ['packages/posters/motifs/**'],
    refused: ['**', '!./**', './../**', '!../kit/**'],
    why: 'a motif stands on the kit and on other motifs of its scene.',
  },
  {
    files: ['packages/posters/scenes/**'],
    refused: ['**', '!../kit/**', '!../motifs/**'],
    why: 'a scene is put together from the kit and its motifs.',
  },
  {
    files: ['packages/posters/build/**', 'packages/posters/posters.ts'],
    refused: [
      '**',
      '!node:*',
      '!node:*/*',
      '!./**',
      './../**',
      '!../kit/scene.ts',
      '!../scenes/**',
      '!../posters.ts',
    ],
    why: 'the posters import nothing from outside their package.',
  },
];
