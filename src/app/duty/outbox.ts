/** An entry on the phone: until it is sent, and after that until a page from the server has it. */
export type Item = {
  key: string;
  /** The order on this phone. */
  sequence: number;
  /** By the phone's clock, at the tap. */
  at: string;
  fields: Readonly<Record<string, string>>;
  state: 'waiting' | 'sent' | 'refused';
  /** What the server said to a refused entry, or to one that has to wait. */
  text: string;
};

export type SendResult =
  /** Another attempt may help; with a text, what the server said meanwhile. */
  { kind: 'away'; text?: string } | { kind: 'stored' | 'without-code' } | { kind: 'refused'; text: string };

export type Send = (item: Item) => Promise<SendResult>;

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'key' in value && 'fields' in value && 'state' in value;

function read(text: string | null): Item | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isItem(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Entries that are kept on the phone before they are sent: in order, each once by its key, over reloads and closed
 * tabs. Every entry has a place of its own in the storage, so that two tabs do not overwrite each other.
 */
export function createOutbox(keeper: Keeper, page: string, send: Send) {
  const prefix = `${page} `;
  const placeOf = ({ key }: Item) => prefix + key;
  const keep = (item: Item) => keeper.setItem(placeOf(item), JSON.stringify(item));

  const list = (): Item[] => {
    const names = Array.from({ length: keeper.length }, (_, index) => keeper.key(index) ?? '');
    return names
      .filter((name) => name.startsWith(prefix))
      .flatMap((name) => read(keeper.getItem(name)) ?? [])
      .sort((a, b) => a.sequence - b.sequence || a.at.localeCompare(b.at));
  };

  const firstWaiting = () => list().find(({ state }) => state === 'waiting');

  let sending: Promise<boolean> | undefined;

  const sendAll = async (onChange: () => void): Promise<boolean> => {
    for (let item = firstWaiting(); item; item = firstWaiting()) {
      const result = await send(item);
      if (result.kind === 'away') {
        if (result.text) {
          keep({ ...item, text: result.text });
          onChange();
        }
        return false;
      }
      keep(
        result.kind === 'refused'
          ? { ...item, state: 'refused', text: result.text }
          : { ...item, state: 'sent', text: result.kind },
      );
      onChange();
    }
    return true;
  };

  return {
    list,
    /** Throws when the phone cannot store it. */
    add(key: string, fields: Readonly<Record<string, string>>, at: Date): Item {
      const sequence = 1 + Math.max(0, ...list().map((item) => item.sequence));
      const item: Item = { key, sequence, at: at.toISOString(), fields, state: 'waiting', text: '' };
      keep(item);
      return item;
    },
    remove: (item: Item) => keeper.removeItem(placeOf(item)),
    /** Forgets sent entries that the page from the server shows itself. */
    forgetKnown(known: ReadonlySet<string>): void {
      for (const item of list()) if (item.state === 'sent' && known.has(item.key)) this.remove(item);
    },
    /** Sends what waits, one after the other. False when the network or the server is away. */
    flush(onChange: () => void): Promise<boolean> {
      sending ??= sendAll(onChange).finally(() => {
        sending = undefined;
      });
      return sending;
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
