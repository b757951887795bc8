import { configure, prettyDOM } from '@testing-library/dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected console.error or console.warn fails the test. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(
      (...parts: unknown[]) => void complaints.push(parts.map(String).join(' ')),
    );
});

afterEach(() => {
  expect(complaints).toEqual([]);
  vi.restoreAllMocks();
});

if (typeof window !== 'undefined') {
  // Parts load lazily, and the machine may be busy: a wait ends as soon as its condition holds.
  configure({
    asyncUtilTimeout: 60_000,
    // A wait fails many times before it holds: the document is only described for an error that is shown.
    getElementError: (message, container) => {
      const error = new Error();
      error.name = 'TestingLibraryElementError';
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
      });
      return error;
    },
  });

  // jsdom has no layout and no media queries: assume a wide office screen.
  window.matchMedia = (query) => ({
    matches: /min-width/.test(query),
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  });
  window.scrollTo = () => {};
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
