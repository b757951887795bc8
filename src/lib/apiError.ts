/** One message of the server, and the field it is about, as a dotted path into the body. */
export type ServerMessage = { msg: string; path?: string | undefined };

/** The server answered no: `status` and its messages, and on 409 the item as it now stands on the server. */
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

/** There was no usable answer: the server is down or unreachable, too slow, or something else answered in its place. */
export class ConnectionError extends Error {
  readonly reason: 'down' | 'slow' | 'garbled';
  constructor(reason: 'down' | 'slow' | 'garbled', cause?: unknown) {
    super(`No usable answer (${reason})`, { cause });
    this.name = 'LinkError';
    this.reason = reason;
  }
}
