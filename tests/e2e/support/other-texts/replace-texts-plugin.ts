import type { Plugin } from 'vite';

const isMessages = /\/src\/(booking-|fare-|fleet-|import-)?messages\.ts$/;
const isContent = /\/src\/app\/content\/staff\/[\w-]+\.ts$/;

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Names of properties and addresses of modules are no texts. */
const holdsNoText = (parent: Node | undefined, place: string) =>
  (parent?.type === 'Property' && place === 'key') || (parent?.type.startsWith('Import') ?? false);

/** From where to where the texts of a module go, without their quotes. */
function textsIn(code: string, node: Node, parent?: Node, place = ''): [number, number][] {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return holdsNoText(parent, place) ? [] : [[node.start + 1, node.end - 1]];
  if (node.type === 'TemplateElement') {
    const { raw } = node.value as { raw: string };
    const start = code.indexOf(raw, node.start);
    return [[start, start + raw.length]];
  }
  return Object.entries(node).flatMap(([name, value]) =>
    [value].flat().flatMap((child) => (isNode(child) ? textsIn(code, child, node, name) : [])),
  );
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const alphabets = [letters, letters.toUpperCase()];

/** Every letter becomes the one so many places later; escapes stay. */
const shifted = (text: string, by: number) =>
  text.replaceAll(/\\u\{?[\da-f]+\}?|\\.|[a-z]/gi, (found) => {
    const alphabet = alphabets.find((one) => one.includes(found));
    return alphabet?.[(alphabet.indexOf(found) + by) % letters.length] ?? found;
  });

/**
 * Replaces every text of the staff area. Messages become other ones in the browser than on the server, so that a browser
 * that compares a reply with its own copy of a message notices.
 */
export const replaceTexts = (): Plugin => ({
  name: 'replace-texts',
  transform(code, id) {
    const [file = ''] = id.split('?');
    if (!isMessages.test(file) && !isContent.test(file)) return undefined;
    const by = isMessages.test(file) && this.environment.name === 'client' ? 2 : 1;
    const found = textsIn(code, this.parse(code) as unknown as Node);
    if (found.length === 0) throw new Error(`the texts of ${file} were not found`);
    return found
      .sort(([one], [other]) => other - one)
      .reduce(
        (text, [start, end]) => text.slice(0, start) + shifted(text.slice(start, end), by) + text.slice(end),
        code,
      );
  },
});
