import type { Scene } from '../kit/scene.ts';

/** What a page knows of each poster before its picture arrives. */
export const manifestOf = (scenes: Iterable<Scene>) =>
  Object.fromEntries([...scenes].map(({ name, alt, focus }) => [name, { alt, focus: [...focus] }]));
