import { sheet, tag } from './svg.ts';

/** One poster: its name, its text alternative, and the function that draws it. */
export type Scene = {
  name: string;
  alt: string;
  /**
   * The middle of what a crop must show, as fractions of width and height: the first for frames that are narrower than
   * the sheet, the second for those that are wider.
   */
  focus: readonly [x: number, y: number];
  draw(): string;
};

export function renderSvg(scene: Scene): string {
  const size = { width: sheet.width, height: sheet.height, viewBox: `0 0 ${sheet.width} ${sheet.height}` };
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, scene.draw());
}
