/**
 * Passes unsent text between the open tabs of one user, so that a draft is there in a second tab too. Nothing is stored
 * beyond the tabs: closing the last one removes it.
 */
type Message = { key: string; tab: string } & ({ kind: 'ask' } | { kind: 'value'; value: unknown });

/** A channel also hears the other channels of its own tab. */
const tab = Math.random().toString(36);

const channelName = 'typed';

/** Only in a browser: on the server an open channel would keep the process alive. */
function openChannel(): BroadcastChannel | undefined {
  return typeof window === 'undefined' || !('BroadcastChannel' in window)
    ? undefined
    : new BroadcastChannel(channelName);
}

let sender: BroadcastChannel | undefined;

/** Tells the other tabs the text; `undefined` when it was sent or discarded. */
export function tellTabs(key: string, value: unknown): void {
  sender ??= openChannel();
  sender?.postMessage({ key, tab, kind: 'value', value } satisfies Message);
}

type Listener = {
  key: string;
  /** The text of this tab, for another one that asks. */
  own: () => unknown;
  onValue: (value: unknown) => void;
};

/** Asks the other tabs for their text and listens to them; returns the function that stops it. */
export function listenToTabs({ key, own, onValue }: Listener): () => void {
  const channel = openChannel();
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.key !== key || data.tab === tab) return;
    if (data.kind === 'value') return onValue(data.value);
    const value = own();
    if (value !== undefined) tellTabs(key, value);
  };
  channel.postMessage({ key, tab, kind: 'ask' } satisfies Message);
  return () => channel.close();
}
