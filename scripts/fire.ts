import { describeFigures } from '../tests/support/fire/figures.ts';
import { holdUnderFire } from '../tests/support/fire/fire.ts';
import { describeStaffFigures, holdStaffUnderFire } from '../tests/support/fire/staff-fire.ts';
import { workKinds } from '../tests/support/fire/staff-work.ts';

/**
 * `tests/faults/*-under-fire.test.ts` with more than in CI: npm run fire -- <enquiries> <kills>, or npm run fire -- staff
 * <of each kind> <kills>; without arguments both.
 */
const [first = '', ...more] = process.argv.slice(2);
const numbers = (first === 'staff' ? more : [first, ...more]).map(Number);

async function fireAtStaff(each = 500, killCount = 50): Promise<number> {
  const { verdict, wrongSums, figures } = await holdStaffUnderFire(each, killCount);
  const counts = workKinds.map((kind) => {
    const { lost, twice, otherwise } = verdict[kind];
    return `${kind}: lost ${lost.length}, twice ${twice.length}, answered otherwise ${otherwise.length}`;
  });
  process.stdout.write(
    `${describeStaffFigures(figures)}\n${counts.join('\n')}\nwrong sums ${wrongSums.length}\n`,
  );
  return workKinds.flatMap((kind) => Object.values(verdict[kind]).flat()).length + wrongSums.length;
}

async function fireAtEnquiries(total = 20_000, killCount = Math.round((total / 2000) * 30)): Promise<number> {
  const { verdict, figures } = await holdUnderFire(total, killCount);
  const counts = Object.entries(verdict).map(([fault, found]) => `${fault} ${found.length}`);
  process.stdout.write(`${describeFigures(figures)}\n${counts.join(', ')}\n`);
  return Object.values(verdict).flat().length;
}

const faults =
  first === 'staff'
    ? await fireAtStaff(...numbers)
    : (await fireAtEnquiries(...(first === '' ? [] : numbers))) + (first === '' ? await fireAtStaff() : 0);
process.exitCode = faults > 0 ? 1 : 0;
