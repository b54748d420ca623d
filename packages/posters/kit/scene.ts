import { sheet, tag } from './svg.ts';

/** One poster: what it is called, what it shows to someone who cannot see it, and how it is drawn. */
export type Scene = {
  name: string;
  alt: string;
  /** The part of the sheet that must stay in view however it is cut, as shares of its width and height. */
  focus: readonly [x: number, y: number];
  draw(): string;
};

export function renderSvg(scene: Scene): string {
  const size = { width: sheet.width, height: sheet.height, viewBox: `0 0 ${sheet.width} ${sheet.height}` };
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, scene.draw());
}
