import { configure, prettyDOM } from '@testing-library/dom';
import i18next from 'i18next';
import { setI18n } from 'react-i18next';
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
  // The library registers its cleanup with the first file of a process only.
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);

  // A test of a part may have brought texts of its own.
  setI18n(i18next);

  // A file begins with an empty page.
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');

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
