import pg from 'pg';

/** The code is one of those by which `failureOf` knows that a later try may succeed. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('the database did not answer in time');
  }
}

/** How long a server may take to close a connection that we have ended. */
const maxGoodbyeMs = 1000;

type Send = (...values: unknown[]) => unknown;

/**
 * A connection that is destroyed when an answer takes longer than `query_timeout`. With the driver's own timeout the query
 * fails but its connection stays: a pool would hand it out again, and the next query would wait as long. A network that
 * swallows packets closes nothing, so only the time tells.
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
      // After a pause of this process itself the answer may be there but unread; it is read before `setImmediate` runs.
      limit = setTimeout(() => setImmediate(giveUp), maxAnswerMs);
    };
    const answered = () => {
      waiting -= 1;
      restart();
    };

    this.query = ((...values: unknown[]) => {
      waiting += 1;
      // Several may wait on one connection; the time counts from the last answer.
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
