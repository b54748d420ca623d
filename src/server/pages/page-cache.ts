import type { PageTag } from '#platform/database/page-tags.ts';

export type Page = { status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> };
export type Outcome = 'hit' | 'miss' | 'stale';
export type Rendered = {
  page: Page;
  tags: ReadonlySet<PageTag>;
  /** The outcome of the cached page that replaces this one. */
  outcome?: Outcome;
};

type Produce = () => Promise<Rendered>;
type Entry = Rendered & { fresh: boolean; renderedAt: number };

type Options = {
  maxPages: number;
  /** A fallback for lost notifications. */
  maxAgeMs: number;
  now?: () => number;
};

/**
 * Rendered pages by key, with the tags they depend on. A change marks the pages of its tag as stale; a stale page is
 * rendered again at the next request and served only if that fails (stale-if-error).
 */
export function createPageCache({ maxPages, maxAgeMs, now = Date.now }: Options) {
  const entries = new Map<string, Entry>();
  const rendering = new Map<string, Promise<Rendered>>();
  /** Counts changes, so that a page whose render started before a change is not stored as fresh. */
  let changes = 0;
  const lastChange = new Map<PageTag | 'everything', number>();

  const changedSince = (moment: number, tags: ReadonlySet<PageTag>) =>
    (lastChange.get('everything') ?? 0) > moment ||
    [...tags].some((tag) => (lastChange.get(tag) ?? 0) > moment);

  const keep = (key: string, entry: Entry) => {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxPages && oldest !== undefined) entries.delete(oldest);
  };

  const render = async (key: string, produce: Produce, keptStatus: number): Promise<Rendered> => {
    const moment = changes;
    const rendered = await produce();
    if (rendered.page.status === keptStatus) {
      keep(key, { ...rendered, fresh: !changedSince(moment, rendered.tags), renderedAt: now() });
    } else if (rendered.page.status === 404) {
      // A withdrawn page must not be served as a stale fallback.
      entries.delete(key);
    }
    return rendered;
  };

  /** Concurrent requests share one render. */
  const renderOnce = (key: string, produce: Produce, keptStatus: number): Promise<Rendered> => {
    const running = rendering.get(key);
    if (running) return running;
    const started = render(key, produce, keptStatus).finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  };

  const isFresh = (entry: Entry) => entry.fresh && now() - entry.renderedAt < maxAgeMs;

  return {
    /** The page, when it is fresh. */
    peek(key: string): Page | undefined {
      const entry = entries.get(key);
      if (!(entry && isFresh(entry))) return undefined;
      keep(key, entry);
      return entry.page;
    },

    /** Caches only this status: 200, or 404 for the shared page of missing addresses. */
    async get(key: string, produce: Produce, keptStatus = 200): Promise<{ page: Page; outcome: Outcome }> {
      const entry = entries.get(key);
      if (entry && isFresh(entry)) {
        keep(key, entry);
        return { page: entry.page, outcome: 'hit' };
      }
      const rendered = await renderOnce(key, produce, keptStatus);
      if (rendered.page.status >= 500 && entry) return { page: entry.page, outcome: 'stale' };
      return { page: rendered.page, outcome: rendered.outcome ?? 'miss' };
    },

    markStale(tag: PageTag) {
      lastChange.set(tag, ++changes);
      for (const entry of entries.values()) if (entry.tags.has(tag)) entry.fresh = false;
    },

    markAllStale() {
      lastChange.set('everything', ++changes);
      for (const entry of entries.values()) entry.fresh = false;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
