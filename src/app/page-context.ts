import { createContext } from 'react-router';
import type { Visitor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import type { PageTag } from '#platform/database/page-tags.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** Texts that stand in a public page itself and are allowed by their hash. */
export type Inlined = { styles: string; script: string };

/** What the server hands to loaders and actions, and what they hand back beside the page itself. */
export type PageContext = {
  db: Db;
  encryption: Encryption;
  queue: Queue;
  storage: Storage;
  baseUrl: string;
  /** Who asks for a staff page or sends a form; a public page that is read is the same for everyone. */
  visitor: Visitor | undefined;
  /** The script of a public page; a staff page gets its scripts from the router. */
  entryModule: string;
  /** Vouches for a staff page's inline scripts. What is inline in a public page is allowed by its hash. */
  nonce: string | undefined;
  /** What a public page carries inside itself; nothing in development and on staff pages, which link their styles. */
  inlined: Inlined | undefined;
  /** Loaders add what their page depends on; a change of it makes the cached page stale. */
  tags: Set<PageTag>;
  /** The error that a loader or the render ended with, for the status and the log. */
  failure: unknown;
};

export const pageContext = createContext<PageContext>();
