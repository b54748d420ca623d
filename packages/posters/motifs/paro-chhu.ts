import { group, shape, tag } from '../kit/svg.ts';
import { ripples } from '../kit/water.ts';

export const stream = { light: '#bcd8da', body: '#74aab4', deep: '#4d8794' };

/** The river comes along the foot of the spur from the right and turns towards us under the bridge; `id` names its clip. */
export function paroChhu(id: string): string {
  const bed =
    'M1640 700C1200 712 820 714 620 710C460 706 306 716 296 770C286 840 196 900 80 1020H470C500 960 560 880 566 800C570 764 640 760 760 762C900 764 1240 762 1640 750Z';
  const flow =
    'M1640 708C1200 720 820 722 620 718C480 716 330 722 316 776C304 846 220 910 110 1020H436C476 960 540 880 546 800C550 758 640 752 760 754C900 756 1240 754 1640 742Z';
  const shade =
    'M1640 708C1200 720 820 722 620 718C480 716 330 722 316 776C304 846 220 910 110 1020H150C250 910 340 850 350 784C360 738 480 730 620 732C820 734 1200 730 1640 718Z';
  return (
    shape(bed, '#c4bda0') +
    tag('clipPath', { id }, shape(flow, '#000')) +
    group(
      { 'clip-path': `url(#${id})` },
      shape(flow, stream.body),
      shape(shade, stream.deep),
      ripples(53, { x: 560, y: 724, width: 1060, height: 26 }, 30, stream.light, 0.8),
      ripples(54, { x: 200, y: 790, width: 340, height: 210 }, 34, stream.light, 0.8),
      ripples(55, { x: 260, y: 720, width: 300, height: 60 }, 12, stream.light, 0.8),
    )
  );
}

/** The meadow on the left, and the path that climbs from the bridge to the fortress. */
export function leftBank(): string {
  return (
    shape(
      'M-20 700C120 694 240 700 300 716C310 740 300 770 290 790C270 850 180 910 70 1020H-20Z',
      '#7b9c6c',
    ) +
    shape('M-20 800C120 780 230 790 284 806C260 856 176 912 70 1020H-20Z', '#5f8a62') +
    shape(
      'M300 742C260 744 190 738 200 716C214 694 330 690 376 662C392 650 402 640 410 628H440C430 648 416 662 396 674C340 700 254 706 240 720C230 730 270 732 306 728Z',
      '#d8c9a0',
    )
  );
}
