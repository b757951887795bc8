export type Message = { msg: string; path?: string | undefined };

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'msg' in value && typeof value.msg === 'string';

/** The server's messages in a thrown error (`{ messages: [{ msg, path? }] }`); `otherwise` if there are none. */
export function messagesOf(error: unknown, otherwise: string): Message[] {
  const list =
    typeof error === 'object' && error !== null && 'messages' in error && Array.isArray(error.messages)
      ? error.messages.filter(isMessage)
      : [];
  return list.length > 0 ? list : [{ msg: otherwise }];
}
