import { renderSvg, type Scene } from '../kit/scene.ts';
import type { PosterName } from '../posters.ts';

const drawn = new Map<PosterName, Promise<string>>();

async function draw(name: PosterName): Promise<string> {
  const { scene } = (await import(`../scenes/${name}.ts`)) as { scene: Scene };
  return renderSvg(scene);
}

/** The poster as an SVG document, drawn once per process. */
export function posterSvg(name: PosterName): Promise<string> {
  const svg = drawn.get(name) ?? draw(name);
  drawn.set(name, svg);
  return svg;
}
