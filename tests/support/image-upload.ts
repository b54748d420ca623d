import { pieceBytes } from '#domain/images/image.ts';
import { paths } from '#paths.ts';
import { waitUntil } from './wait-until.ts';

export type UploadReply = {
  status: number;
  id: string;
  offset: number;
  imageId?: string;
  state?: string;
  code?: string;
  text?: string;
};

/** The upload protocol as a browser speaks it; `base` may change between two requests. */
export function uploader(base: () => string, cookie: string) {
  const ask = async (query: Record<string, string>, init: RequestInit = {}): Promise<UploadReply> => {
    const address = `${base()}${paths.adminImageUpload}?${new URLSearchParams(query)}`;
    const response = await fetch(address, { ...init, headers: { cookie, ...init.headers } });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const body = isJson ? await response.json() : { text: await response.text() };
    return { status: response.status, ...body };
  };
  const start = (bytes: number, name = 'photo.jpg', replaces = '') =>
    ask({}, { method: 'POST', body: new URLSearchParams({ name, bytes: String(bytes), replaces }) });
  const patch = (id: string, offset: number, piece: Buffer) =>
    ask({ id, offset: String(offset) }, { method: 'PATCH', body: new Uint8Array(piece) });
  const look = (id: string) => ask({ id });

  const answers = () =>
    fetch(`${base()}${paths.health}`).then(
      ({ ok }) => ok,
      () => false,
    );
  /** Asks again until the server answers otherwise than that it is busy or away. */
  const persist = async (attempt: (failures: number) => Promise<UploadReply>): Promise<UploadReply> => {
    for (let failures = 0; failures < 50; failures += 1) {
      const reply = await attempt(failures).catch(() => undefined);
      if (reply && reply.status < 500 && reply.status !== 429) return reply;
      await waitUntil('the server to answer', answers);
    }
    throw new Error('the upload was interrupted fifty times');
  };

  /** Sends a whole file; after a failed request it asks for the offset, as a browser does. */
  const send = async (file: Buffer, onPiece?: (offset: number) => void): Promise<UploadReply> => {
    let known = await persist(() => start(file.length));
    while (known.status === 200 && known.offset < file.length) {
      const { id, offset } = known;
      onPiece?.(offset);
      const piece = file.subarray(offset, offset + pieceBytes);
      known = await persist((failures) => (failures > 0 ? look(id) : patch(id, offset, piece)));
    }
    return known;
  };

  /** Waits until the worker has decided about it. */
  const decided = (id: string) =>
    waitUntil(`a decision about the upload ${id}`, async () => {
      const found = await look(id).catch(() => undefined);
      return found?.state && found.state !== 'waiting' ? found : undefined;
    });
  return { start, patch, look, send, decided };
}
