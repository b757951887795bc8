/** Shorter JSON (characters) is not worth it. */
const MIN_LENGTH = 2000;

type CompressedBody = { body: string | ArrayBuffer; headers: Record<string, string> };

/** A body as it travels: long JSON is packed, where the browser can, for on a satellite every kilobyte takes time. */
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
