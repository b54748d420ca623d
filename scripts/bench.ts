import { enquiryRate } from './bench/enquiries.ts';
import { inboxBounds, measureInbox } from './bench/inbox.ts';
import { listsAtScale } from './bench/lists.ts';
import { isWithinLimit, type Row } from './bench/measure.ts';
import { memoryGrowth } from './bench/memory.ts';
import { type Arrangement, mixedLoad } from './bench/mixed.ts';
import { measurePaint, takePictures } from './bench/paint.ts';
import { startPhone } from './bench/phone.ts';
import { freshRender, processBounds, processorTime, throughNginx } from './bench/processor.ts';
import { lineOf, type Section, tableOf, writeReport } from './bench/report.ts';
import { type Site, startSite } from './bench/site.ts';

/**
 * Measures every part in one run, contenders in turn, and writes docs/performance.md. It fails when a ratio is beyond its limit.
 * Usage: npm run bench [-- part ...], npm run bench -- mixed mixed-pgbouncer mixed-cdn --seconds=600 --rates=200,400
 * --pgbouncer=/usr/local/bin/pgbouncer or memory --requests=50000 or paint --visits=11 or lists --files=enquiries,bookings;
 * bench:quick writes nothing.
 */
const words = process.argv.slice(2);
const optionOf = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
const asked = words.filter((word) => !word.startsWith('--'));
const isQuick = asked[0] === 'quick';

const whole = { rounds: 5, seconds: 4 };
const quick = { rounds: 3, seconds: 1 };
const extent = isQuick ? quick : whole;

const mixedParts = {
  mixed: { title: 'Mixed load on one machine', arrangement: 'plain' },
  'mixed-pgbouncer': { title: 'Mixed load through PgBouncer', arrangement: 'through PgBouncer' },
  'mixed-cdn': { title: 'Mixed load behind a second nginx', arrangement: 'behind a second nginx' },
} satisfies Record<string, { title: string; arrangement: Arrangement }>;
type MixedPart = keyof typeof mixedParts;
const isMixed = (part: Part): part is MixedPart => part in mixedParts;

type Part = 'process' | 'enquiries' | 'memory' | 'paint' | 'inbox' | 'lists' | MixedPart;
const everyPart: readonly Part[] = [
  'process',
  'enquiries',
  'memory',
  'paint',
  'inbox',
  'lists',
  'mixed',
  'mixed-pgbouncer',
  'mixed-cdn',
];
const quickParts: readonly Part[] = ['process', 'enquiries', 'memory'];
const chosen = asked.length > 0 ? everyPart.filter((part) => asked.includes(part)) : everyPart;
const parts = isQuick ? quickParts : chosen;

const say = (line: string) => process.stdout.write(`${line}\n`);

type Measured = { title: string; rows: Row[]; text?: string };

async function measureProcess(site: Site): Promise<Measured> {
  const rows = [...(await processorTime(site, extent)), ...(await throughNginx(site, extent))];
  if (!isQuick) rows.push(...(await freshRender(site, extent)));
  return { title: 'The process and nginx', rows, text: processBounds };
}

async function measurePhone(site: Site, part: 'paint' | 'inbox'): Promise<Measured> {
  const phone = await startPhone(site);
  if (part === 'inbox') {
    const rows = await measureInbox(site, phone, extent.rounds);
    await phone.stop();
    return { title: 'The staff inbox on a slow phone', rows, text: inboxBounds };
  }
  const { rows, text } = await measurePaint(phone, Number(optionOf('visits') ?? 7));
  const pictures = await takePictures(phone);
  await phone.stop();
  return {
    title: 'Paint on a slow phone',
    rows,
    text: `${text}\n\nWhat a person sees of three pages on a first visit, on that phone and at the end of a broadband line:\n\n${pictures}`,
  };
}

const measures: Record<Exclude<Part, MixedPart | 'lists'>, (site: Site) => Promise<Measured>> = {
  process: measureProcess,
  enquiries: async (site) => ({ title: 'Enquiries', rows: await enquiryRate(site, extent) }),
  memory: async (site) => ({
    title: 'Memory',
    rows: await memoryGrowth(site, isQuick ? 20_000 : Number(optionOf('requests') ?? 200_000)),
  }),
  paint: (site) => measurePhone(site, 'paint'),
  inbox: (site) => measurePhone(site, 'inbox'),
};

/** After each part, so that a run that is broken off leaves what it has measured. */
const keep = async (section: Section) => {
  if (!isQuick) await writeReport(section);
};

const ofSite = parts.filter((part) => !isMixed(part) && part !== 'lists');
if (ofSite.length > 0) {
  const site = await startSite();
  try {
    for (const part of ofSite) {
      const { title, rows, text } = await measures[part](site);
      for (const row of rows) say(lineOf(row));
      if (!rows.every(isWithinLimit)) process.exitCode = 1;
      await keep({ title, text: [tableOf(rows), ...(text ? [text] : [])].join('\n\n') });
    }
  } finally {
    await site.stop();
  }
}
if (parts.includes('lists'))
  await keep({
    title: 'Lists with a million rows',
    text: await listsAtScale(optionOf('files')?.split(',') ?? []),
  });
for (const part of parts.filter(isMixed)) {
  const { title, arrangement } = mixedParts[part];
  const rates = (optionOf('rates') ?? '250,500,750,1000,1500,2000,3000').split(',').map(Number);
  const seconds = Number(optionOf('seconds') ?? 600);
  const pgBouncer = optionOf('pgbouncer') ?? 'pgbouncer';
  const text = await mixedLoad(arrangement, { rates, seconds, pgBouncer });
  await keep({ title, text });
}
