import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icon } from './Icon.tsx';
import { lines } from './icons/lines.tsx';

const ids = [...readFileSync('src/ui/icons/icons.svg', 'utf8').matchAll(/ id="(\w+)"/g)].map(([, id]) => id);

it('draws a line icon in the page and any other from the sprite', () => {
  const { container } = render(
    <>
      <Icon name="check" size="s" className="flip" />
      <Icon name="gauge" />
    </>,
  );
  const [line, other] = container.querySelectorAll('svg');
  expect(line?.getAttribute('class')).toBe('i s flip');
  expect(line?.querySelector('path')).not.toBeNull();
  expect(other?.getAttribute('class')).toBe('i');
  expect(other?.querySelector('use')?.getAttribute('href')).toMatch(/icons.*\.svg#gauge$/);
  expect(other?.getAttribute('aria-hidden')).toBe('true');
});

it('every icon has a unique name', () => {
  expect(ids.length).toBeGreaterThan(50);
  expect(new Set([...ids, ...Object.keys(lines)]).size).toBe(ids.length + Object.keys(lines).length);
});
