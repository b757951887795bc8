import { basename } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { changeReact } from './.ci/changeReact.ts';
import { chunks, splitBehavior } from './.ci/chunks.ts';
import { contractTexts } from './.ci/contractTexts.ts';
import { dayPages } from './.ci/day.ts';
import { formatter } from './.ci/formatter.ts';
import { pages } from './.ci/pages.ts';
import { routeGroups } from './.ci/routeGroups.ts';
import { serviceWorker } from './.ci/serviceWorker.ts';
import { texts } from './.ci/texts.ts';
import { Turns } from './.ci/turns.ts';
import { routes } from './routes.config.ts';

/** An import of more chunks than this names only their styles. */
const MAX_NAMED_PARTS = 12;

/** The URL of the API in development; `npm run dev` starts it there. */
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
        if (!/\.(js|css|svg|json|webmanifest|wasm)$/.test(output.fileName) || source.length < 500) continue;
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

/** The chunks of the first screens of a day, and of signing in: `/app/worklist` is in that of its module. */
const compiledEarly = new Set([
  ...['libraries', 'app', 'frame', 'table'],
  ...dayPages.map((path) => path.split('/').find((part) => part && part !== 'app')),
]);

/**
 * Asks the browser to compile these chunks while they come, in a thread of their own, instead of each function in the
 * page when it is first called. The comment counts only as the first words of a file
 * (docs/decisions/0123-compiled-while-it-comes.md).
 */
const compileEarly = (): Plugin => ({
  name: 'compile-early',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && compiledEarly.has(output.name))
          output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
    },
  },
});

/**
 * Reads and writes of all modules are loaded after the first screen and show nothing: the styles of their pages, which
 * Vite would load with them, come with the pages.
 */
const withoutStyles = (): Plugin => ({
  name: 'without-styles',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const loader = Object.values(bundle).find(({ name }) => name === 'begin');
      const named = 'i.map(i=>d[i])';
      if (loader?.type !== 'chunk' || !loader.code.includes(named))
        throw new Error('the styles of all pages are loaded with the reads and writes of all modules');
      loader.code = loader.code.replace(named, `${named}.filter(f=>f.endsWith(".js"))`);
    },
  },
});

/**
 * What the React Compiler compiles: tables, pages, and hooks, whose results others compare. The frame and the small
 * parts have little to keep, and compiled they are a third larger (docs/decisions/0058-what-is-compiled.md).
 */
const compiled = [
  '/src/ui/table/',
  '/src/modules/',
  '/src/lib/',
  '/src/ui/use',
  '/src/ui/form/use',
  '/src/ui/format/',
];

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      virtualRouteConfig: routes,
      routesDirectory: 'src',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
      autoCodeSplitting: true,
      codeSplittingOptions: { splitBehavior },
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    // The React Compiler, on oxc; `compiler: false` turns it off.
    react({ compiler: { sources: compiled } }),
    changeReact(),
    contractTexts(),
    routeGroups(),
    texts(),
    pages(),
    formatter(),
    compileEarly(),
    withoutStyles(),
    serviceWorker(),
    precompress(),
  ],
  css: {
    modules: {
      // Readable in the browser and smaller than hashes; the files have different names (src/testing/styles.test.ts).
      generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}`,
    },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // Read by .ci/budget.ts.
    manifest: true,
    // All libraries in one request; .ci/budget.ts checks the size.
    chunkSizeWarningLimit: 700,
    modulePreload: {
      polyfill: false,
      // Whoever loads a part of the app has these already, and the part itself is requested at once unless its styles are
      // waited for, which Vite names: naming them with every part is weight on every screen.
      resolveDependencies: (file, files, { hostType }) => {
        if (hostType === 'html') return files;
        const others = files.filter(
          (each) => each !== file && !/\/(app|frame|libraries|rolldown-runtime)-[^/]*\.js$/.test(each),
        );
        // What needs half of the app is never waited for: it finds its parts by itself, and they are not named here.
        return others.length < MAX_NAMED_PARTS ? others : [];
      },
    },
    rolldownOptions: {
      output: {
        // Most of what a file costs where it is named is its hash, which no compression shortens: 32 bits, for files of
        // one name only.
        hashCharacters: 'hex',
        codeSplitting: {
          groups: chunks,
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,mock-server}/**/*.test.ts'],
          exclude: ['**/*.isolated.test.ts'],
          // The files of a worker share its modules, so that the server is loaded once: a file cleans up what it changes.
          isolate: false,
        },
      },
      // What replaces modules: it would leave them behind for others.
      {
        extends: true,
        test: { name: 'isolated', environment: 'node', include: ['**/*.isolated.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: './src/testing/onePage.ts',
          include: ['src/**/*.test.tsx'],
          exclude: ['**/*.isolated.test.tsx'],
          isolate: false,
          globalSetup: ['src/testing/pagesSetup.ts'],
        },
      },
    ],
    sequence: { sequencer: Turns },
    globalSetup: ['src/testing/globalSetup.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // Generous: a wait ends when its condition holds, and the machine may be busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // Node 24 aborts now and then when it frees compiled code of one PGlite after another (nodejs/node#64500).
    execArgv: ['--no-wasm-code-gc'],
  },
  // Lazily imported, so Vite would discover them late and reload the page.
  optimizeDeps: { include: ['papaparse', 'read-excel-file/universal', 'qrcode'] },
  server: { port: 8080, host: '127.0.0.1', strictPort: true, proxy: { '/api': api } },
});
