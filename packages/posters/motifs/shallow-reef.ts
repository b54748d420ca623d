import { brainCoral, staghorn, type Tones, tableCoral, tubes } from '../kit/reef.ts';
import { reefPatch } from '../kit/shore.ts';
import { group, shape } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';

const floorTint = '#7fd0c2';
const drowned = ({ lit, body, shade }: Tones, share: number): Tones => ({
  lit: mix(lit, floorTint, share),
  body: mix(body, floorTint, share),
  shade: mix(shade, '#2a8f93', share),
});

/** Heads of coral on the sand, paler the deeper they lie, each with its shade beside it. */
export function shallowReef(): string {
  const rose: Tones = { lit: '#ffb49a', body: '#ee7f6a', shade: '#b04a58' };
  const gold: Tones = { lit: '#ffe3a0', body: '#e6b45c', shade: '#a8783a' };
  const violet: Tones = { lit: '#d3b4e0', body: '#a07fc0', shade: '#5f5490' };
  const olive: Tones = { lit: '#d6dc90', body: '#93a860', shade: '#4f7450' };
  const foot = (x: number, y: number, half: number) =>
    shape(
      `M${x - half * 0.8} ${y}Q${x + half * 0.4} ${y - half * 0.2} ${x + half * 1.7} ${y + 4}Q${x + half * 0.3} ${y + half * 0.24} ${x - half * 0.8} ${y}Z`,
      '#2f9594',
      { opacity: 0.45 },
    );
  return group(
    {},
    reefPatch(3, [300, 690], 420, '#55bcb2', '#3ea7a3'),
    reefPatch(5, [1340, 650], 460, '#4fb9b0', '#379f9e'),
    reefPatch(7, [760, 640], 260, '#4fb9b0', '#379f9e'),
    reefPatch(8, [1120, 812], 300, '#86d0bf', '#63bdb0'),
    foot(170, 800, 70),
    brainCoral([170, 800], 58, drowned(gold, 0.4)),
    foot(300, 780, 50),
    staghorn(4, [320, 790], 84, drowned(rose, 0.42)),
    foot(1430, 780, 80),
    tableCoral(6, [1430, 790], 190, drowned(violet, 0.4)),
    foot(1290, 800, 40),
    tubes(5, [1290, 806], 76, drowned(gold, 0.4)),
    foot(90, 960, 120),
    tableCoral(3, [110, 964], 290, drowned(violet, 0.18)),
    foot(330, 970, 80),
    staghorn(9, [350, 984], 170, drowned(rose, 0.14)),
    foot(520, 990, 60),
    brainCoral([520, 996], 62, drowned(olive, 0.16)),
    foot(1180, 990, 60),
    brainCoral([1170, 994], 74, drowned(gold, 0.16)),
    foot(1340, 990, 90),
    staghorn(14, [1350, 996], 200, drowned(rose, 0.14)),
    foot(1520, 960, 80),
    tubes(11, [1540, 990], 170, drowned(violet, 0.14)),
  );
}
