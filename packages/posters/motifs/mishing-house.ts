import { random } from '../kit/random.ts';
import { group, point, polygon, rect, shape, stroke } from '../kit/svg.ts';
import type { Tones } from '../kit/tone.ts';

/**
 * A Mishing house of bamboo and thatch on stilts, square on, with an open platform on its left and a ladder of a
 * notched trunk. Its middle stands on the origin, 600 wide and 300 high; lit from the left.
 */
export type BambooTones = { thatch: Tones; wall: Tones; post: Tones };

const floor = -92;
const eaves = -158;
const ridge = -292;

function stilts({ post, wall }: BambooTones): string {
  const all = [-282, -236, -190, -140, -90, -40, 10, 60, 110, 160, 210, 252];
  const back = all.map((x) => `M${x + 14} ${floor}L${x + 12} -8`).join('');
  const braces = all
    .slice(2, -1)
    .filter((_, index) => index % 3 === 0)
    .map((x) => `M${x} -6L${x + 50} ${floor + 6}`)
    .join('');
  return group(
    {},
    polygon(
      [
        [-286, floor],
        [258, floor],
        [300, 4],
        [-250, 4],
      ],
      wall.deep,
      { opacity: 0.5 },
    ),
    stroke(back, post.deep, 6),
    stroke(braces, post.shade, 4),
    ...all.map(
      (x) => rect(x - 5, floor, 10, -floor + 4, post.mid) + rect(x - 5, floor, 4, -floor + 4, post.lit),
    ),
  );
}

/** Walls of split bamboo, woven in a herringbone, with a door and a window held open by a stick. */
function walls({ wall, post }: BambooTones): string {
  let weave = '';
  for (let x = -176; x < 236; x += 12)
    for (let y = floor - 4; y > eaves; y -= 12) weave += `M${x} ${y}l6 -6M${x + 6} ${y - 6}l6 6`;
  const studs = [-180, -98, -16, 66, 148, 236]
    .map((x) => rect(x, eaves, 5, floor - eaves, post.shade))
    .join('');
  return group(
    {},
    rect(-180, eaves - 4, 420, floor - eaves + 4, wall.mid),
    rect(-180, eaves - 4, 60, floor - eaves + 4, wall.lit),
    stroke(weave, wall.shade, 1.6),
    rect(-180, eaves - 4, 420, 20, wall.deep, { opacity: 0.55 }),
    studs,
    rect(-86, eaves + 2, 44, floor - eaves - 2, wall.deep),
    rect(84, eaves + 18, 44, 30, wall.deep),
    shape(`M84 ${eaves + 18}L72 ${eaves + 34}H116L128 ${eaves + 18}Z`, wall.lit),
  );
}

/** The open end, where the family sits: railings, and a pot on its edge. */
function platform({ post, wall }: BambooTones): string {
  const rails = [-282, -262, -242, -222, -202].map((x) => `M${x} ${floor}V${floor - 30}`).join('');
  return group(
    {},
    rect(-296, floor - 4, 560, 11, post.lit),
    rect(-296, floor + 4, 560, 6, post.deep),
    stroke(`${rails}M-288 ${floor - 30}H-186M-288 ${floor - 16}H-186`, post.mid, 4),
    stroke(`M-284 ${floor}V${eaves - 10}M-236 ${floor}V${eaves - 16}`, post.mid, 6),
    shape(
      `M-214 ${floor - 4}Q-226 ${floor - 14} -216 ${floor - 24}H-200Q-190 ${floor - 14} -202 ${floor - 4}Z`,
      wall.deep,
    ),
  );
}

function ladder({ post }: BambooTones): string {
  const steps = Array.from({ length: 6 }, (_, step) => `M${-330 + step * 8.4} ${-6 - step * 15}h13`).join('');
  return (
    stroke('M-328 4L-280 -90', post.deep, 13) +
    stroke('M-331 3L-283 -91', post.mid, 8) +
    stroke(steps, post.lit, 3)
  );
}

/** Thatch that hangs over on all sides, with loose straws at the eaves and a ridge bound with bamboo. */
function roof({ thatch, post }: BambooTones): string {
  const { between } = random(17);
  let [fringe, straws, lights] = ['', '', ''];
  for (let x = -318; x < 292; x += 7) {
    const drop = between(6, 22);
    const y = eaves + 4 + Math.abs(x) * 0.012;
    fringe += `M${point([x, y - 6])}L${point([x + 3, y + drop])}L${point([x + 9, y - 6])}Z`;
  }
  for (let line = 0; line < 150; line++) {
    const share = between(0, 1);
    const top = -214 + share * 420;
    const foot = -316 + share * 604;
    const [from, length] = [between(0, 0.72), between(0.12, 0.28)];
    const at = (down: number) => point([top + (foot - top) * down, ridge + 8 + (eaves - ridge - 8) * down]);
    const straw = `M${at(from)}L${at(from + length)}`;
    if (share < 0.4) lights += straw;
    else straws += straw;
  }
  return group(
    {},
    shape(fringe, thatch.deep),
    shape(
      `M-322 ${eaves}L-216 ${ridge}Q0 ${ridge + 16} 206 ${ridge}L292 ${eaves}Q0 ${eaves + 18} -322 ${eaves}Z`,
      thatch.mid,
    ),
    shape(
      `M-322 ${eaves}L-216 ${ridge}Q-150 ${ridge + 8} -90 ${ridge + 10}Q-150 ${eaves - 50} -176 ${eaves + 8}Z`,
      thatch.lit,
    ),
    shape(
      `M206 ${ridge}L292 ${eaves}Q240 ${eaves + 6} 196 ${eaves + 9}Q206 ${ridge + 70} 206 ${ridge}Z`,
      thatch.shade,
    ),
    stroke(straws, thatch.shade, 2.2),
    stroke(lights, thatch.mid, 2.2),
    shape(
      `M-226 ${ridge - 6}Q0 ${ridge + 12} 216 ${ridge - 6}L212 ${ridge + 14}Q0 ${ridge + 30} -222 ${ridge + 14}Z`,
      thatch.shade,
    ),
    stroke(`M-226 ${ridge - 6}Q0 ${ridge + 12} 216 ${ridge - 6}`, post.lit, 5),
  );
}

export const mishingHouse = (tones: BambooTones): string =>
  group({}, stilts(tones), walls(tones), platform(tones), ladder(tones), roof(tones));
