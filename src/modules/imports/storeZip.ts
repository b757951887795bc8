const EOCD = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** The maximum decompressed size, against decompression bombs. */
const MAX_BYTES = 400_000_000;

const inflate = async (packed: Uint8Array<ArrayBuffer>) => {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

type Entry = {
  method: number;
  crc: number;
  packed: number;
  size: number;
  name: Uint8Array<ArrayBuffer>;
  at: number;
};

const entriesOf = (view: DataView<ArrayBuffer>): Entry[] => {
  let end = view.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== EOCD) end--;
  if (end < 0) throw new Error('No zip');
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== CENTRAL) throw new Error('Broken zip');
    const u16 = (offset: number) => view.getUint16(at + offset, true);
    const u32 = (offset: number) => view.getUint32(at + offset, true);
    const name = new Uint8Array(view.buffer, at + 46, u16(28));
    entries.push({ method: u16(10), crc: u32(16), packed: u32(20), size: u32(24), name, at: u32(42) });
    at += 46 + u16(28) + u16(30) + u16(32);
  }
  return entries;
};

/** The 26 bytes that local and central header share, from version to the length of the extra field. */
const header = (signature: number, length: number, { crc, size, name }: Entry) => {
  const view = new DataView(new ArrayBuffer(length));
  const at = signature === CENTRAL ? 6 : 4;
  view.setUint32(0, signature, true);
  view.setUint16(at, 20, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, size, true);
  view.setUint32(at + 18, size, true);
  view.setUint16(at + 22, name.length, true);
  return view;
};

/**
 * The same archive with uncompressed texts. The spreadsheet reader decompresses larger sheets in workers from blob:
 * URLs, which the content security policy forbids; here the browser decompresses instead.
 */
export const storeZip = async (buffer: ArrayBuffer): Promise<ArrayBuffer> => {
  const view = new DataView(buffer);
  const decoder = new TextDecoder();
  const xmlEntries = entriesOf(view).filter(({ name }) => /\.(xml|rels)$/i.test(decoder.decode(name)));
  if (xmlEntries.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) throw new Error('Too large');
  const parts: BlobPart[] = [];
  const central: BlobPart[] = [];
  let offset = 0;
  let centralSize = 0;
  for (const entry of xmlEntries) {
    const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
    const packed = new Uint8Array(buffer, start, entry.packed);
    const data = entry.method === 0 ? packed : await inflate(packed);
    if (data.length !== entry.size) throw new Error('Broken zip');
    parts.push(header(LOCAL, 30, entry), entry.name, data);
    const row = header(CENTRAL, 46, entry);
    row.setUint32(42, offset, true);
    central.push(row, entry.name);
    offset += 30 + entry.name.length + data.length;
    centralSize += 46 + entry.name.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, EOCD, true);
  end.setUint16(8, xmlEntries.length, true);
  end.setUint16(10, xmlEntries.length, true);
  end.setUint32(12, centralSize, true);
  end.setUint32(16, offset, true);
  return new Blob([...parts, ...central, end]).arrayBuffer();
};
