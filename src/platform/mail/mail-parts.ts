import { cutTo, storable } from '#platform/text.ts';
import type { AttachedPart } from './mail.ts';

/** A node of the MIME structure as the IMAP server reports it. */
export type MailPart = {
  part?: string | undefined;
  type: string;
  parameters?: Record<string, string> | undefined;
  disposition?: string | undefined;
  dispositionParameters?: Record<string, string> | undefined;
  encoding?: string | undefined;
  size?: number | undefined;
  childNodes?: MailPart[] | undefined;
};

export type TextPart = { part: string; isHtml: boolean; size: number };

export type MailParts = {
  texts: TextPart[];
  attachments: AttachedPart[];
  /** The mail has more parts than are looked at. */
  isCut: boolean;
};

const maxDepth = 20;
const maxParts = 200;
const maxTexts = 5;
const maxAttachments = 30;
const maxNameLength = 120;

/** A single-part mail has no number for its only part. */
const numberOf = ({ part }: MailPart) => part ?? '1';

/** Control characters and direction overrides could make a name look like another one. */
const plainName = (name: string) =>
  cutTo(
    storable(name)
      .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
      .trim(),
    maxNameLength,
  );

/** The size of the file: in base64 four letters stand for three bytes, and a line of 76 ends with two more. */
const fileSize = ({ size = 0, encoding }: MailPart) =>
  encoding?.toLowerCase() === 'base64' ? Math.floor(((size - 2 * Math.floor(size / 78)) * 3) / 4) : size;

function attachmentOf(node: MailPart): AttachedPart {
  const name = plainName(node.dispositionParameters?.filename ?? node.parameters?.name ?? '');
  return { name, type: cutTo(node.type.toLowerCase(), 100), size: fileSize(node), part: numberOf(node) };
}

const isText = ({ type, disposition, dispositionParameters, parameters }: MailPart) =>
  /^text\/(plain|html)$/i.test(type) &&
  disposition?.toLowerCase() !== 'attachment' &&
  !dispositionParameters?.filename &&
  !parameters?.name;

const hasPlainText = (node: MailPart): boolean =>
  isText(node) ? /plain$/i.test(node.type) : (node.childNodes ?? []).some(hasPlainText);

/** The version to read: plain text, or else the richest one, which is last. */
function alternativeOf(children: readonly MailPart[]): MailPart | undefined {
  return children.find(hasPlainText) ?? children.findLast((child) => !/calendar|amp-html/i.test(child.type));
}

/** The children to read: of versions of one text only the chosen one, with what is attached to the others. */
function childrenOf(node: MailPart): MailPart[] {
  const children = node.childNodes ?? [];
  if (!/^multipart\/alternative$/i.test(node.type)) return children;
  const chosen = alternativeOf(children);
  return children.filter((child) => child === chosen || !isText(child));
}

/** The parts that hold no others, in order. An attached mail is one of them and is not read. */
function leavesOf(node: MailPart): MailPart[] {
  return isMultipart(node) ? childrenOf(node).flatMap(leavesOf) : [node];
}

const isMultipart = ({ type }: MailPart) => /^multipart\//i.test(type);

/** The structure without what is deeper or more than any person sends, counted before anything else looks at it. */
function boundedOf(structure: MailPart): { bounded: MailPart; isCut: boolean } {
  let [left, isCut] = [maxParts, false];
  const copy = (node: MailPart, depth: number): MailPart | undefined => {
    if (depth > maxDepth || left === 0) {
      isCut = true;
      return undefined;
    }
    left -= 1;
    const { childNodes = [], ...own } = node;
    if (!isMultipart(node)) return own;
    const kept: MailPart[] = [];
    for (const child of childNodes) {
      const copied = copy(child, depth + 1);
      if (copied) kept.push(copied);
      if (left === 0) break;
    }
    if (kept.length < childNodes.length) isCut = true;
    return { ...own, childNodes: kept };
  };
  const bounded = copy(structure, 0) ?? { type: structure.type };
  return { bounded, isCut };
}

/** Which parts are the mail's text, and what is attached to it. */
export function partsOf(structure: MailPart): MailParts {
  const { bounded, isCut } = boundedOf(structure);
  const leaves = leavesOf(bounded);
  const texts = leaves.filter(isText).slice(0, maxTexts);
  const attachments = leaves.filter((leaf) => !texts.includes(leaf)).slice(0, maxAttachments);
  return {
    texts: texts.map((node) => ({
      part: numberOf(node),
      isHtml: /html$/i.test(node.type),
      size: node.size ?? 0,
    })),
    attachments: attachments.map(attachmentOf),
    isCut,
  };
}

/** The numbers of a delivery report's parts. */
export function reportPartsOf(structure: MailPart): { status?: string; returned?: string } {
  const children = structure.childNodes ?? [];
  const status = children.find(({ type }) => /^message\/(global-)?delivery-status$/i.test(type));
  const mail = children.find(({ type }) => /^message\/(rfc822|global)$/i.test(type));
  const header = children.find(({ type }) => /^(text\/rfc822-headers|message\/global-headers)$/i.test(type));
  const returned = mail ? `${mail.part}.header` : header?.part;
  return { ...(status?.part && { status: status.part }), ...(returned && { returned }) };
}
