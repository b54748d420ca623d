import { timeText } from '#domain/shared/india-time.ts';
import { staffMessages } from '#messages.ts';
import type { Saved } from './publishing.ts';

type SaveTexts = { published: string; draftSaved: string; scheduled: (when: string) => string };

/** Names what the sanitiser removed on a second line. */
export const withRemoved = (text: string, removed: readonly string[]): string =>
  removed.length === 0 ? text : `${text}\n${staffMessages.publishing.removed(removed.join(', '))}`;

/** The message after a save: its state, and what the sanitiser removed. */
export function savedText({ state, publishAt, removed }: Saved, texts: SaveTexts): string {
  const textOf = {
    published: texts.published,
    draft: texts.draftSaved,
    scheduled: texts.scheduled(publishAt ? timeText(publishAt) : ''),
  };
  return withRemoved(textOf[state], removed);
}
