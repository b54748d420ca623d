/**
 * A multipart body, told by its own first line. The platform's parser is not used because it believes the header, and
 * refuses parts whose disposition is not `form-data`: common clients write `attachment` when they send form data under
 * another content type, as the contract's own client does.
 */
export type Part = { name: string; fileName: string | undefined; bytes: Buffer };

const boundaryPattern = /^--([^\r\n]{1,200}?)[ \t]*\r\n/;

export function boundaryOf(body: Buffer): string | undefined {
  return boundaryPattern.exec(body.toString('latin1', 0, 256))?.[1];
}

/** Browsers escape a quote and a line break inside a name in these three ways, and nothing else. */
const unescapeName = (name: string) =>
  name.replace(/%22|%0D%0A|%0A|\\"/gi, (code) => (/22|"/.test(code) ? '"' : '\n'));

function parameterOf(disposition: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}="((?:\\\\"|[^"])*)"|;\\s*${name}=([^;\\s]+)`, 'i').exec(disposition);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : unescapeName(value);
}

function parsePart(part: Buffer): Part | undefined {
  const headEnd = part.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const disposition = /^content-disposition:(.*)$/im.exec(part.toString('utf8', 0, headEnd))?.[1] ?? '';
  const name = parameterOf(disposition, 'name');
  if (name === undefined) return undefined;
  return { name, fileName: parameterOf(disposition, 'filename'), bytes: part.subarray(headEnd + 4) };
}

/** The parts in order, or nothing where the body does not end as it began: a part of it is missing. */
export function parseMultipart(body: Buffer, boundary: string): Part[] | undefined {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  const parts: Part[] = [];
  const isEmptyForm = boundary.endsWith('--') && body.length === boundary.length + 4;
  if (isEmptyForm) return parts;
  let start = delimiter.length - 2;
  for (;;) {
    const lineEnd = body.indexOf('\r\n', start);
    const end = lineEnd < 0 ? -1 : body.indexOf(delimiter, lineEnd);
    if (end < 0) return undefined;
    const part = parsePart(body.subarray(lineEnd + 2, end));
    if (part) parts.push(part);
    start = end + delimiter.length;
    if (body.toString('latin1', start, start + 2) === '--') return parts;
  }
}
