import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * The first formatter of times makes the browser read patterns and zones, a tenth of a second of a slow tablet in one go.
 * All threads share what it read (docs/decisions/0126-what-blocks-a-start.md).
 */
const code = `new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', month: '2-digit', hour: '2-digit', minute: '2-digit' }).format();
new Intl.NumberFormat('en').format(1.5);
new Intl.Collator('en').compare('a', 'b');
close();
`;

const file = `assets/formatterWorker-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;

const PLACE = '<!-- formatter -->';

/** In the page, before its code: the policy knows one URL. */
const script = `
      // The browser's first formatters are made in a thread of their own while the code comes.
      try {
        const url = '/${file}';
        const rules = { createScriptURL: () => url };
        new Worker(window.trustedTypes?.createPolicy('shipshape-formatter', rules).createScriptURL('') ?? url);
      } catch (error) {
        console.warn(error);
      }
    `;

/** Has a worker make the first formatters of times and numbers. */
export const formatter = (): Plugin => ({
  name: 'formatter',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: file, source: code });
  },
  transformIndexHtml: (html) => {
    if (!html.includes(PLACE)) throw new Error(`index.html lacks ${PLACE}`);
    return html.replace(PLACE, `<script>${script}</script>`);
  },
});
