import 'pdfmake';

declare module 'pdfmake' {
  /** The in-memory files of fonts, which pdfmake's types leave out. */
  export const virtualfs: {
    existsSync: (name: string) => boolean;
    writeFileSync: (name: string, content: Uint8Array) => void;
  };
}
