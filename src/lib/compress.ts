/** JSON shorter than this (characters) is not compressed. */
const MIN_LENGTH = 2000;

type CompressedBody = { body: string | ArrayBuffer; headers: Record<string, string> };

/** The request body as sent: long JSON is compressed if the browser supports it, because a satellite link is slow. */
export const compress = async (content: unknown): Promise<CompressedBody> => {
  const text = JSON.stringify(content);
  const headers = { 'content-type': 'application/json' };
  if (text.length < MIN_LENGTH || typeof CompressionStream === 'undefined') return { body: text, headers };
  const stream = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  if (!stream) return { body: text, headers };
  return {
    body: await new Response(stream).arrayBuffer(),
    headers: { ...headers, 'content-encoding': 'gzip' },
  };
};
