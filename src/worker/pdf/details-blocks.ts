import type { PackageDetails } from '#domain/tour-packages/package-details.ts';
import { offThePage } from '#domain/tour-packages/point-texts.ts';
import type { Block } from './html-blocks.ts';
import { packageLabels as labels } from './labels.ts';

const lists = ['included', 'notIncluded', 'papers'] as const;

/** What the price includes, what it does not and which papers are needed, as the page lists them. */
export const detailsBlocks = (details: PackageDetails): Block[] =>
  lists.flatMap((list): Block[] => {
    const points = details[list].map(offThePage).filter((point) => point !== '');
    if (points.length === 0) return [];
    return [
      { kind: 'heading', runs: [{ text: labels[list] }] },
      ...points.map((text): Block => ({ kind: 'item', runs: [{ text }], marker: '•', depth: 1 })),
    ];
  });
