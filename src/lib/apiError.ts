/**
 * One message from the server; `path` is the dotted path of the body field it refers to. With `ask` it is a question:
 * the same call with `true` at that path of the body says yes.
 */
export type ServerMessage = { msg: string; path?: string | undefined; ask?: string | undefined };

/** The server refused the call: `status`, its messages and, on 409, the item as the server has it now. */
export class ApiError extends Error {
  readonly status: number;
  readonly messages: ServerMessage[];
  readonly current: unknown;
  constructor(status: number, messages: ServerMessage[], current?: unknown) {
    super(messages.map((message) => message.msg).join(' ') || `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.messages = messages;
    this.current = current;
  }
}

/** No usable answer: the server is down or unreachable, too slow, or something else answered in its place. */
export class ConnectionError extends Error {
  readonly reason: 'down' | 'slow' | 'garbled';
  /** In s, if the server says when to try again. */
  readonly retryAfter: number | undefined;
  constructor(reason: 'down' | 'slow' | 'garbled', cause?: unknown, retryAfter?: number) {
    super(`No usable answer (${reason})`, { cause });
    this.name = 'ConnectionError';
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}
