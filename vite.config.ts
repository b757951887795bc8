import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { routes } from './routes.config.ts';

/** Where the API listens while developing; `npm run dev` starts it there. */
const api = `http://127.0.0.1:${process.env.API_PORT ?? 8081}`;

/** Writes .br and .gz beside every text asset, so that the server compresses nothing at run time. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const output of Object.values(bundle)) {
        const source = output.type === 'chunk' ? output.code : output.source;
        if (!/\.(js|css|svg|json|webmanifest)$/.test(output.fileName) || source.length < 500) continue;
        const bytes = Buffer.from(source);
        const br = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        this.emitFile({ type: 'asset', fileName: `${output.fileName}.br`, source: br });
        this.emitFile({
          type: 'asset',
          fileName: `${output.fileName}.gz`,
          source: gzipSync(bytes, { level: 9 }),
        });
      }
    },
  },
});

/** The chunk a file goes to: few, grouped and content-hashed, because requests cost more than bytes on a satellite. */
const chunkOf = (id: string): string | null => {
  const language = /\/locales\/(fr|zh|ja)\.ts$|\/i18n\/\w+\/(fr|zh|ja)\.ts$/.exec(id);
  if (language) return `language-${language[1] ?? language[2]}`;
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react';
  return null;
};

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      virtualRouteConfig: routes,
      routesDirectory: 'src',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    // The React Compiler, on oxc; `compiler: false` turns it off.
    react({ compiler: true }),
    precompress(),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: chunkOf }],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['{src,mock-server}/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'browser', environment: 'jsdom', include: ['src/**/*.test.tsx'] } },
    ],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    server: { deps: { inline: [/@mui/] } },
  },
  server: { port: 8080, host: '127.0.0.1', strictPort: true, proxy: { '/api': api } },
});
