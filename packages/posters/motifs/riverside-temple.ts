import { archPath, dome } from '../kit/mughal.ts';
import { spire, type TempleStone } from '../kit/nagara.ts';
import { group, type Point, polygon, rect, shape, stroke } from '../kit/svg.ts';

const gold = '#ffd76a';
export const cream: TempleStone = {
  lit: '#fff1cf',
  mid: '#f2cf98',
  shade: '#b58c74',
  deep: '#5a4650',
  trim: '#c9a078',
  gold,
};
export const saffron: TempleStone = {
  lit: '#ffb35c',
  mid: '#e0742e',
  shade: '#9c4730',
  deep: '#5a2c30',
  trim: '#b5522c',
  gold,
};

type Tower = { foot: Point; half: number; storeys: number; storey: number };

/** A temple in tiers above the river, foot at the point: a shrinking gallery on each storey, kiosks, a spire on top. */
export function tieredTemple({ foot: [x, y], half, storeys, storey }: Tower): string {
  const reach = (level: number) => half * (1 - (level / storeys) * 0.56);
  const levels = Array.from({ length: storeys }, (_, level) => {
    const w = reach(level);
    const base = y - level * storey;
    const bays = Math.max(5, Math.round((w * 2) / 19));
    const step = (w * 2) / bays;
    const turn = x + w * 0.42;
    const arches = Array.from({ length: bays }, (_, bay) =>
      archPath(x - w + (bay + 0.5) * step, base - 3, step * 0.62, storey * 0.66, step * 0.34),
    ).join('');
    return group(
      {},
      rect(x - w, base - storey, w * 2, storey, cream.mid),
      rect(x - w, base - storey, step * 0.5, storey, cream.lit),
      shape(arches, cream.deep),
      rect(turn, base - storey, x + w - turn, storey, cream.deep, { opacity: 0.42 }),
      stroke(`M${x - w} ${base - storey * 0.24}H${x + w}`, cream.lit, 1.6),
      polygon(
        [
          [x - w - 7, base - storey + 6],
          [turn, base - storey + 6],
          [turn, base - storey - 1],
          [x - w - 2, base - storey - 1],
        ],
        saffron.mid,
      ),
      polygon(
        [
          [turn, base - storey + 6],
          [x + w + 7, base - storey + 6],
          [x + w + 2, base - storey - 1],
          [turn, base - storey - 1],
        ],
        saffron.shade,
      ),
      stroke(`M${x - w - 6} ${base - storey + 5.5}H${turn}`, saffron.lit, 1.8),
    );
  });
  const kiosks = Array.from({ length: Math.floor((storeys - 1) / 2) }, (_, index) => {
    const level = index * 2 + 2;
    const [w, base] = [reach(level - 1), y - level * storey];
    return [-1, 1].map((side) => dome([x + side * (w - 5), base + 1], 15, 15, saffron, gold)).join('');
  });
  const top = y - storeys * storey;
  return group(
    {},
    ...levels,
    ...kiosks,
    spire([x - reach(storeys) * 0.72, top], 10, 34, saffron),
    spire([x + reach(storeys) * 0.72, top], 10, 34, saffron),
    spire([x, top], 26, 76, saffron),
  );
}

type House = { left: number; right: number; foot: number; floors: number; tones: TempleStone; roof?: string };

/** An ashram's house by the river: rows of windows, balconies, a flat roof with its parapet. */
export function ashram({ left, right, foot, floors, tones, roof = tones.lit }: House): string {
  const floor = 26;
  const top = foot - floors * floor;
  const turn = right - (right - left) * 0.26;
  const panes = Array.from({ length: floors }, (_, level) => {
    const count = Math.round((right - left) / 17);
    const step = (right - left) / count;
    return Array.from(
      { length: count },
      (_, pane) =>
        `M${(left + (pane + 0.3) * step).toFixed(1)} ${foot - level * floor - 6}v-13h${(step * 0.42).toFixed(1)}v13z`,
    ).join('');
  }).join('');
  const slabs = Array.from({ length: floors }, (_, level) =>
    rect(left - 3, top + level * floor, right - left + 6, 3.4, roof),
  );
  return group(
    {},
    rect(left, top, right - left, foot - top, tones.mid),
    shape(panes, tones.deep),
    rect(turn, top, right - turn, foot - top, tones.deep, { opacity: 0.36 }),
    ...slabs,
  );
}
