import { previewContent as content } from '#app/content/site/links/preview.ts';
import type { Publishing } from '#domain/publishing/publishing.ts';
import { timeText } from '#domain/shared/india-time.ts';

function textsOf({ state, publishAt }: Publishing): { heading: string; text: string } {
  if (state === 'published') return { heading: content.published, text: content.publishedText };
  const text =
    state === 'scheduled' && publishAt ? content.scheduledText(timeText(publishAt)) : content.draftText;
  return { heading: content.draft, text };
}

/** Sticky while scrolling, and included in print. */
export function PreviewBanner({ publishing }: { publishing: Publishing }) {
  const { heading, text } = textsOf(publishing);
  return (
    <aside
      aria-label={content.label}
      className="preview-banner sticky top-0 z-10 border-night border-y-4 border-dashed bg-saffron py-2 text-night print:static print:border-black print:bg-white print:text-black"
    >
      <p className="mx-auto flex max-w-7xl flex-wrap items-baseline gap-x-4 px-5">
        <strong className="text-lg uppercase tracking-wide">{heading}</strong>
        <span className="text-sm">{text}</span>
      </p>
    </aside>
  );
}
