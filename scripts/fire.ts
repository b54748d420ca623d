import { describeFigures } from '../tests/support/fire/figures.ts';
import { holdUnderFire } from '../tests/support/fire/fire.ts';

/** `tests/faults/enquiries-under-fire.test.ts` with more enquiries than in CI: npm run fire -- 20000 */
const total = Number(process.argv[2] ?? 20_000);
const killCount = Number(process.argv[3] ?? Math.round((total / 2000) * 30));

const { verdict, figures } = await holdUnderFire(total, killCount);
const counts = Object.entries(verdict).map(([fault, found]) => `${fault} ${found.length}`);
process.stdout.write(`${describeFigures(figures)}\n${counts.join(', ')}\n`);
process.exitCode = Object.values(verdict).some((found) => found.length > 0) ? 1 : 0;
