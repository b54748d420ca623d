import { along } from '../kit/curves.ts';
import { heightAt } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import { circle, group, linear, type Point, point, rect, shape, stroke } from '../kit/svg.ts';
import { trace } from '../kit/trace.ts';

const { warm } = palettes.night;

export const kerb = 742;
const entrance = 1150;

const roofLine: Point[] = along(
  trace('640 474 720 424 820 380 940 344 1080 326 1240 328 1420 356 1640 412'),
  6,
);
const underRoof = (x: number) => heightAt(roofLine, x) + 40;

/** The hall behind its glass: two floors, their people and counters dark against the light. */
function hall(): string {
  const glass = linear(
    'guwahati-airport-glass',
    [0, 360],
    [0, kerb],
    [
      [0, '#e9963a'],
      [0.5, '#f6bd62'],
      [0.56, '#f0a93f'],
      [1, '#ffe6b0'],
    ],
  );
  const wall = roofLine.filter(([x]) => x >= 700).map(([x, y]): Point => [x, y + 34]);
  const mullions = Array.from({ length: 22 }, (_, index) => 726 + index * 42)
    .map((x) => `M${x} ${(underRoof(x) - 8).toFixed(1)}V${kerb}`)
    .join('');
  const { between } = random(8);
  const figures = (y: number, from: number, count: number, tall: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = from + index * (840 / count) + between(-24, 24);
      const u = tall / 60;
      return `M${point([x - 6 * u, y])}l${point([u, -26 * u])}l${point([-3 * u, -4 * u])}l${point([1.5 * u, -16 * u])}q${point([6.5 * u, -5 * u])} ${point([13 * u, 0])}l${point([1.5 * u, 16 * u])}l${point([-3 * u, 4 * u])}l${point([u, 26 * u])}h${point([-4.5 * u, 0]).split(' ')[0]}l${point([-1.5 * u, -22 * u])}l${point([-1.5 * u, 22 * u])}zM${point([x - 4 * u + 0.5, y - 54 * u])}a${point([4.4 * u, 4.8 * u])} 0 1 0 ${point([8.8 * u, 0])}a${point([4.4 * u, 4.8 * u])} 0 1 0 ${point([-8.8 * u, 0])}z`;
    }).join('');
  return group(
    {},
    glass.definition,
    shape(`M${[[700, kerb] as const, ...wall, [1640, kerb] as const].map(point).join('L')}Z`, glass.fill),
    shape(figures(558, 800, 13, 40) + figures(kerb, 740, 12, 62), '#8f5426', { opacity: 0.75 }),
    rect(700, 556, 940, 14, '#7d4a2a'),
    rect(700, 556, 940, 4, '#d08a48'),
    stroke(mullions, '#7d4a2a', 2.2, { opacity: 0.75 }),
    stroke('M700 500H1640M700 650H1640', '#7d4a2a', 1.8, { opacity: 0.6 }),
    rect(696, 440, 10, kerb - 440, '#5f4a52'),
  );
}

/** The roof: one long wave of plates, its seams the ribs of a japi, its soffit warm from the light below. */
function roof(): string {
  const offset = (dy: number) => roofLine.map(([x, y]): Point => [x, y + dy]);
  const layer = (top: number, bottom: number, fill: string) =>
    shape(`M${offset(top).map(point).join('L')}L${offset(bottom).reverse().map(point).join('L')}Z`, fill);
  const seams = roofLine
    .filter((_, index) => index % 2 === 1)
    .map(([x, y]) => `M${point([x, y])}l${point([6, 20])}`)
    .join('');
  return (
    layer(16, 40, '#b8743a') +
    layer(28, 34, '#8f5426') +
    layer(-2, 22, '#d9cfc4') +
    layer(-2, 6, '#ffeccb') +
    stroke(seams, '#8d8798', 2)
  );
}

/** A column like a stand of bamboo: culms that spread from one foot to carry the roof, ringed at their knots. */
function bambooColumn(x: number): string {
  const culms = [-58, -30, 0, 30, 58].map((spread) => {
    const head = x + spread;
    const top = underRoof(head);
    return {
      spread,
      head,
      top,
      d: `M${point([x + spread * 0.16, kerb])}C${point([x + spread * 0.2, kerb - 120])} ${point([x + spread * 0.5, kerb - 200])} ${point([head, top])}`,
    };
  });
  const knots = [0.2, 0.4, 0.6, 0.8]
    .flatMap((up) =>
      culms.map(
        ({ spread, top }) =>
          `M${point([x + spread * (0.17 + 0.83 * up ** 2.2) - 5, kerb - (kerb - top) * up])}h10`,
      ),
    )
    .join('');
  const all = culms.map(({ d }) => d).join('');
  return group(
    {},
    stroke(all, '#5a3420', 10),
    stroke(all, '#a86a35', 6),
    stroke(
      culms
        .slice(0, 2)
        .map(({ d }) => d)
        .join(''),
      '#f0b566',
      2,
    ),
    stroke(knots, '#5a3420', 2.4),
    rect(x - 20, kerb - 14, 40, 16, '#3a3a55'),
    rect(x - 20, kerb - 14, 14, 16, '#c98a5c'),
  );
}

/** The entrance: doors below a canopy in the shape of a japi, the wide woven hat of Assam with its small peaked crown. */
function japiCanopy(): string {
  const [x, y] = [entrance, 606];
  const doors = [-84, -42, 0, 42].map((dx) => rect(x + dx + 3, 656, 36, 86, '#fff3cf')).join('');
  const brim = `M${x - 196} ${y}C${x - 130} ${y - 22} ${x - 80} ${y - 30} ${x - 44} ${y - 34}H${x + 44}C${x + 80} ${y - 30} ${x + 130} ${y - 22} ${x + 196} ${y}Q${x} ${y + 22} ${x - 196} ${y}Z`;
  const crown = `M${x - 48} ${y - 30}C${x - 40} ${y - 52} ${x - 18} ${y - 62} ${x} ${y - 84}C${x + 18} ${y - 62} ${x + 40} ${y - 52} ${x + 48} ${y - 30}Q${x} ${y - 20} ${x - 48} ${y - 30}Z`;
  const petals = [-150, -104, -58, -12, 34, 80, 126].map((dx) => {
    const lift = (dx / 196) ** 2 * 9;
    return `M${point([x + dx, y + 3 - lift])}l${point([12, -15 + lift * 0.3])}l${point([12, 15])}q${point([-12, 5])} ${point([-24, 0])}Z`;
  });
  return group(
    {},
    rect(x - 90, 648, 180, 94, '#7d4a2a'),
    doors,
    stroke(`M${x - 128} 606V742M${x + 128} 606V742`, '#5a3420', 10),
    stroke(`M${x - 131} 606V742M${x + 125} 606V742`, '#d08a48', 3),
    shape(`M${x - 196} ${y}Q${x} ${y + 34} ${x + 196} ${y}Q${x} ${y + 12} ${x - 196} ${y}Z`, '#5a3420'),
    shape(brim, '#eccb8c'),
    shape(
      `M${x + 20} ${y - 32}H${x + 44}C${x + 80} ${y - 30} ${x + 130} ${y - 22} ${x + 196} ${y}Q${x + 130} ${y + 8} ${x + 60} ${y + 11}Z`,
      '#bf9156',
    ),
    shape(petals.join(''), '#8d2f23'),
    shape(crown, '#f6dba2'),
    shape(
      `M${x} ${y - 84}C${x + 18} ${y - 62} ${x + 40} ${y - 52} ${x + 48} ${y - 30}Q${x + 30} ${y - 25} ${x + 12} ${y - 25}Q${x + 14} ${y - 56} ${x} ${y - 84}Z`,
      '#b98a4e',
    ),
    stroke(`M${x - 47} ${y - 31}Q${x} ${y - 20} ${x + 47} ${y - 31}`, '#8d2f23', 6),
    stroke(`M${x - 29} ${y - 55}Q${x} ${y - 48} ${x + 29} ${y - 55}`, '#8d2f23', 4),
    stroke(`M${x - 192} ${y}Q${x} ${y + 21} ${x + 192} ${y}`, '#8d2f23', 4),
    circle(x, y - 86, 5, warm),
  );
}

/** The terminal of Guwahati airport from the road: a hall of glass under one wave of a roof on bamboo columns. */
export const terminal = (): string =>
  hall() + [790, 940, 1360, 1510].map(bambooColumn).join('') + roof() + japiCanopy();
