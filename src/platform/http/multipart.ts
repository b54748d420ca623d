/**
 * A multipart body, recognised by its delimiter lines. Node's parser relies on the content type and refuses parts whose
 * disposition is not `form-data`; common clients write `attachment` when they send form data with another content type,
 * as the contract's own client does.
 */
export type Part = { name: string; fileName: string | undefined; bytes: Buffer };

const opening = /^--([^\r\n]{1,200}?)[ \t]*\r?\n/;
/** After a preamble (RFC 2046) a delimiter is recognised by the part header that follows it. */
const openingAfterPreamble = /\n--([^\r\n]{1,200}?)[ \t]*\r?\ncontent-[a-z-]+:/i;
const maxPreamble = 4096;

export function boundaryOf(body: Buffer): string | undefined {
  const head = body.toString('latin1', 0, maxPreamble);
  return opening.exec(head)?.[1] ?? openingAfterPreamble.exec(head)?.[1];
}

/** The three escapes that browsers use in a name. */
const unescapeName = (name: string) =>
  name.replace(/%22|%0D%0A|%0A|\\"/gi, (code) => (/22|"/.test(code) ? '"' : '\n'));

function parameterOf(disposition: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}="((?:\\\\"|[^"])*)"|;\\s*${name}=([^;\\s]+)`, 'i').exec(disposition);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : unescapeName(value);
}

/** Where a part's headers end and its content starts; lines may end in LF. */
function endOfHeaders(part: Buffer): { end: number; content: number } | undefined {
  const [wide, narrow] = [part.indexOf('\r\n\r\n'), part.indexOf('\n\n')];
  if (wide >= 0 && (narrow < 0 || wide < narrow)) return { end: wide, content: wide + 4 };
  return narrow < 0 ? undefined : { end: narrow, content: narrow + 2 };
}

function parsePart(part: Buffer): Part | undefined {
  const headers = endOfHeaders(part);
  if (!headers) return undefined;
  const disposition = /^content-disposition:(.*)$/im.exec(part.toString('utf8', 0, headers.end))?.[1] ?? '';
  const name = parameterOf(disposition, 'name');
  if (name === undefined) return undefined;
  return {
    name,
    fileName: parameterOf(disposition, 'filename'),
    bytes: part.subarray(headers.content),
  };
}

const lineFeed = 10;
const carriageReturn = 13;

/** The next delimiter at a line start: where the part before it ends, and where the rest of its line starts. */
function nextDelimiter(body: Buffer, delimiter: Buffer, from: number) {
  for (let at = body.indexOf(delimiter, from); at >= 0; at = body.indexOf(delimiter, at + 1)) {
    if (at > 0 && body[at - 1] !== lineFeed) continue;
    const end = at > 1 && body[at - 2] === carriageReturn ? at - 2 : at - 1;
    return { end, after: at + delimiter.length };
  }
  return undefined;
}

/** The parts in order; `undefined` when the closing delimiter is missing, because the body was cut off. */
export function parseMultipart(body: Buffer, boundary: string): Part[] | undefined {
  const isEmptyForm = boundary.endsWith('--') && body.toString('latin1').trimEnd() === `--${boundary}`;
  if (isEmptyForm) return [];
  const delimiter = Buffer.from(`--${boundary}`, 'latin1');
  const parts: Part[] = [];
  let current = nextDelimiter(body, delimiter, 0);
  while (current && body.toString('latin1', current.after, current.after + 2) !== '--') {
    const lineEnd = body.indexOf(lineFeed, current.after);
    const next = lineEnd < 0 ? undefined : nextDelimiter(body, delimiter, lineEnd + 1);
    if (!next) return undefined;
    const part = parsePart(body.subarray(lineEnd + 1, next.end));
    if (part) parts.push(part);
    current = next;
  }
  return current && parts;
}
