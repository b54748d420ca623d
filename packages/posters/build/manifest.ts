import type { Scene } from '../kit/scene.ts';

/** The data of a poster that pages need before its picture has loaded. */
export const manifestOf = (scenes: Iterable<Scene>) =>
  Object.fromEntries([...scenes].map(({ name, alt, focus }) => [name, { alt, focus: [...focus] }]));
