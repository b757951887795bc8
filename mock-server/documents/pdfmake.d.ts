import 'pdfmake';

declare module 'pdfmake' {
  /** Where fonts lie in memory; pdfmake's types leave it out. */
  export const virtualfs: {
    existsSync: (name: string) => boolean;
    writeFileSync: (name: string, content: Uint8Array) => void;
  };
}
