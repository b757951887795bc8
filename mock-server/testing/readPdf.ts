import { inflateSync } from 'node:zlib';

/** Stands for a letter that its font lacks: the reader would see an empty box. */
export const MISSING_GLYPH = '\u0000';

/** The content of a PDF that a test can check: pages, embedded fonts, pictures, links and text. */
export const readPdf = (bytes: Uint8Array) => {
  const raw = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const all = [...objects.values()];
  const streamOf = (body: string) => {
    const [, content] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
    if (content === undefined) return '';
    const packed = Buffer.from(content, 'latin1');
    return (body.includes('/FlateDecode') ? inflateSync(packed) : packed).toString('latin1');
  };
  const glyphsOf = (font: string) => {
    const [, id = ''] = /\/ToUnicode (\d+) 0 R/.exec(font) ?? [];
    const list = /\[([\s\S]*)\]\s*endbfrange/.exec(
      streamOf(objects.get(id) ?? '').replace(/\]\s*<\w+> <\w+> \[/g, ' '),
    );
    return [...(list?.[1] ?? '').matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    );
  };
  /** Widths of the glyphs of a font, in thousandths of its size. */
  const widthsOf = (font: string) => {
    const [, id = ''] = /\/DescendantFonts \[(\d+) 0 R/.exec(font) ?? [];
    const [, list = ''] = /\/W \[0 \[([\d. \n-]*)\]/.exec(objects.get(id) ?? '') ?? [];
    return list.split(/\s+/).filter(Boolean).map(Number);
  };
  const fonts = new Map(
    all
      .flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)])
      .map(([, name = '', id = '']) => [
        name,
        { glyphs: glyphsOf(objects.get(id) ?? ''), widths: widthsOf(objects.get(id) ?? '') },
      ]),
  );
  const piecesOf = (stream: string) => {
    let glyphs: string[] = [];
    let widths: number[] = [];
    let points = 0;
    let x = 0;
    const pieces: { x: number; right: number; text: string }[] = [];
    for (const [, at, font, height, encoded] of stream.matchAll(
      /1 0 0 1 ([\d.]+) [\d.]+ Tm|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g,
    )) {
      if (at) x = Number(at);
      if (font) ({ glyphs, widths } = fonts.get(font) ?? { glyphs: [], widths: [] });
      if (height) points = Number(height);
      const codes = [...(encoded ?? '').matchAll(/<([0-9a-f]*)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      if (encoded)
        pieces.push({
          x,
          right:
            x +
            (points / 1000) * codes.reduce((sum, code) => sum + (widths[Number.parseInt(code, 16)] ?? 0), 0),
          text: codes.map((code) => glyphs[Number.parseInt(code, 16)] || MISSING_GLYPH).join(''),
        });
    }
    return pieces;
  };
  const pages = all
    .filter((body) => !body.includes('/Type /') && !body.includes('/Length1'))
    .map(streamOf)
    .filter((stream) => stream.includes(' Tf'))
    .map(piecesOf);
  return {
    version: raw.slice(0, 8),
    pages: all.filter((body) => /\/Type \/Page\b/.test(body)).length,
    fonts: all
      .flatMap((body) => /\/FontName \/\w+\+([\w-]+)[\s\S]*\/FontFile\d/.exec(body)?.[1] ?? [])
      .sort(),
    pictures: all.filter((body) => /\/Subtype \/Image/.test(body)).length,
    links: [...new Set(all.flatMap((body) => /\/URI \(([^)]*)\)/.exec(body)?.[1] ?? []))],
    language: /\/Lang \((\w+)\)/.exec(raw)?.[1],
    /** Every piece of text, where it begins and where it ends, in points from the left. */
    pieces: pages.flat(),
    /** The text of all pages, one line each. */
    text: pages.map((pieces) => pieces.map(({ text }) => text).join('')).join('\n'),
  };
};
