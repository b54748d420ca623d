import pg from 'pg';

/** Its code is one that `failureOf` treats as transient. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('the database did not answer in time');
  }
}

/** How long the server may take to close an ended connection. */
const maxGoodbyeMs = 1000;

type Send = (...values: unknown[]) => unknown;

/**
 * A connection that is destroyed when a reply takes longer than `query_timeout`. The driver's own timeout fails the
 * query but keeps the connection: the pool would reuse it, and the next query would wait as long. A network that drops
 * packets closes no connection, so only a timeout detects it.
 */
export class GuardedClient extends pg.Client {
  constructor({ query_timeout: maxAnswerMs, ...config }: pg.ClientConfig = {}) {
    super(config);
    if (maxAnswerMs) this.#watchAnswers(maxAnswerMs);
  }

  destroy(error?: Error): void {
    this.connection.stream.destroy(error);
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | void {
    setTimeout(() => this.destroy(), maxGoodbyeMs).unref();
    return callback ? super.end(callback) : super.end();
  }

  #watchAnswers(maxAnswerMs: number): void {
    const send = this.query.bind(this) as Send;
    let waiting = 0;
    let turn = 0;
    let limit: NodeJS.Timeout | undefined;

    const restart = () => {
      clearTimeout(limit);
      const current = ++turn;
      if (waiting === 0) return;
      const giveUp = () => {
        if (turn === current) this.destroy(new NoAnswerError());
      };
      // After the event loop was blocked the reply may be waiting in the socket; it is read before `setImmediate` runs.
      limit = setTimeout(() => setImmediate(giveUp), maxAnswerMs);
    };
    const answered = () => {
      waiting -= 1;
      restart();
    };

    this.query = ((...values: unknown[]) => {
      waiting += 1;
      // Several queries may wait on one connection; the time counts from the last reply.
      if (waiting === 1) restart();
      const callback = values.at(-1);
      if (typeof callback === 'function')
        return send(...values.slice(0, -1), (...results: unknown[]) => {
          answered();
          callback(...results);
        });
      const sent = send(...values);
      Promise.resolve(sent).then(answered, answered);
      return sent;
    }) as typeof this.query;
  }
}
