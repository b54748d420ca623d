import type { MailHeaders } from './mail.ts';

const maxFields = 1000;

/** Reads a header block. Lines that are no field are ignored, and a field that goes on in the next line is joined. */
export function readHeaders(block: string): MailHeaders {
  const fields = new Map<string, string[]>();
  const lines = block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  for (const line of lines.slice(0, maxFields)) {
    const [, name, value] = /^([!-9;-~]{1,100}):(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    const key = name.toLowerCase();
    fields.set(key, [...(fields.get(key) ?? []), value.trim()]);
  }
  return fields;
}

export const fieldOf = (headers: MailHeaders, name: string): string => headers.get(name)?.[0] ?? '';

/** Replies by programs: holiday notices, receipts, mailing lists (RFC 3834). */
export function isAutomatic(headers: MailHeaders): boolean {
  const submitted = fieldOf(headers, 'auto-submitted').toLowerCase();
  return (
    (submitted !== '' && !/^no\b/.test(submitted)) ||
    /^(bulk|junk|list|auto_reply)\b/i.test(fieldOf(headers, 'precedence')) ||
    fieldOf(headers, 'return-path') === '<>' ||
    ['list-id', 'x-autoreply', 'x-autorespond', 'x-auto-reply'].some((name) => headers.has(name))
  );
}

/** A delivery report of a mail server (RFC 3462). */
export const isReport = (headers: MailHeaders): boolean =>
  /^multipart\/report\b.*\breport-type="?delivery-status\b/i.test(fieldOf(headers, 'content-type'));
