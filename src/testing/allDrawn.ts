import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** A long list, once the rows beyond its edges are drawn too: they come after those in sight. */
export const allDrawn = async (list: HTMLElement) => {
  await waitFor(() => expect(list.querySelectorAll('[data-slot]').length).toBeGreaterThan(20));
  return list;
};
