import { along } from '../kit/curves.ts';
import { points } from '../kit/points.ts';
import { plane, scrub, tornThrough, within } from '../kit/rock.ts';
import { group, type Point, polygon, shape, stroke } from '../kit/svg.ts';

const masonry = { lit: '#c9b493', face: '#a3937c', shade: '#6c6a69', dark: '#3d4348' };
const growth = { lit: '#6f7a5b', dark: '#3f5a55', ink: '#1c3d42' };

/** The ruined fort of the base camp on its knoll: two broken towers and the stump of a wall between them; `id` names its clip. */
export function ruinedFort(id: string): string {
  const knoll = tornThrough(61, points('470,664 512,628 548,600 580,590 690,588 722,604 760,634 800,662'), 5);
  const base: Point[] = [...knoll, ...along(points('800,662 770,680 700,692 600,694 520,684 470,664'))];
  const tower = 'M556 594L562 506L570 500L578 508L586 492L604 488L612 498L622 494L628 512L640 516L642 594Z';
  const towerSide = 'M616 497L622 494L628 512L640 516L642 594H610Z';
  const wall = 'M640 594L641 552L652 548L660 556L676 550L684 560L692 556L694 594Z';
  const rear = 'M686 594L690 532L700 526L708 534L720 528L730 540L734 612L690 606Z';
  const stones = 'M566 530h10M582 520h12M568 552h9M592 546h11M572 574h12M596 570h9M650 572h10M668 566h9';
  return group(
    {},
    within(
      id,
      base,
      polygon(base, '#7b7b6a'),
      plane(63, points('540,580 470,700 590,580 560,700'), '#aba083'),
      plane(65, points('690,580 660,700 820,580 820,700'), '#545f60'),
    ),
    shape(rear, masonry.face),
    shape('M712 532L720 528L730 540L734 612L714 608Z', masonry.shade),
    shape(tower, masonry.lit),
    shape(towerSide, masonry.shade),
    shape(wall, masonry.face),
    shape('M694 594L642 594L642 586L694 584Z', masonry.shade),
    stroke(stones, masonry.face, 1.8),
    shape(
      'M582 536h11v17h-11zM622 540h8v15h-8zM582 570h10v16h-10zM660 572h10v14h-10zM698 552h8v14h-8z',
      masonry.dark,
    ),
    scrub(66, [540, 612], 60, 9, growth.dark, growth.lit),
    scrub(67, [700, 626], 50, 9, growth.ink, growth.dark),
  );
}
