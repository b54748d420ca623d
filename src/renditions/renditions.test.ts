import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeRenditions, type Rendition, renditionHash } from './renditions.ts';

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100" viewBox="0 0 160 100"><rect width="160" height="100" fill="#c33"/><circle cx="80" cy="50" r="40" fill="#fff"/></svg>',
);
const renditions: Rendition[] = [
  { kind: 'avif', width: 96, quality: 52, effort: 2 },
  { kind: 'avif', width: 320, quality: 52, effort: 2 },
  { kind: 'webp', width: 200, quality: 78 },
];

describe('renditions', () => {
  it.each([
    ['an SVG document', () => svg],
    ['a bitmap', () => sharp(svg, { density: 144 }).jpeg().toBuffer()],
  ])('of %s have the requested format and width', async (_kind, source) => {
    const made = await encodeRenditions(await source(), renditions);
    const found = await Promise.all(made.map(({ bytes }) => sharp(bytes).metadata()));
    expect(
      found.map(({ format, compression, width, height }) => [format, compression, width, height]),
    ).toEqual([
      ['heif', 'av1', 96, 60],
      ['heif', 'av1', 320, 200],
      ['webp', undefined, 200, 125],
    ]);
  });

  it('of an SVG document are drawn at the largest width, not enlarged', async () => {
    const [made] = await encodeRenditions(svg, [{ kind: 'webp', width: 1600, quality: 100 }]);
    const edge = await sharp(made?.bytes)
      .extract({ left: 380, top: 500, width: 40, height: 1 })
      .greyscale()
      .raw()
      .toBuffer();
    const between = [...edge].filter((value) => value > 120 && value < 240);
    expect(between.length).toBeLessThanOrEqual(4);
  });
});

describe('the hash in their names', () => {
  const hash = renditionHash(svg, renditions);

  it('is stable', () => {
    expect(hash).toMatch(/^[0-9a-f]{10}$/);
    expect(renditionHash(Buffer.from(svg), structuredClone(renditions))).toBe(hash);
  });

  it('changes with the picture and with every encoder setting', () => {
    const [first, ...others] = renditions;
    const changed = [
      renditionHash(Buffer.from(svg.toString().replace('#c33', '#c34')), renditions),
      renditionHash(svg, [{ ...first, quality: 53 }, ...others]),
      renditionHash(svg, [{ ...first, effort: 3 }, ...others]),
      renditionHash(svg, [{ ...first, width: 97 }, ...others]),
      renditionHash(svg, others),
    ];
    expect(new Set([hash, ...changed]).size).toBe(changed.length + 1);
  });
});
