import AddOutlined from '@mui/icons-material/AddOutlined';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

afterEach(cleanup);

it('draws the icons of the library without its styles', () => {
  const { container } = render(<AddOutlined className="i s" data-state="on" />);
  const icon = container.querySelector('svg');
  expect(icon?.getAttribute('class')).toBe('MuiSvgIcon-root i s');
  expect(icon?.getAttribute('aria-hidden')).toBe('true');
  expect(icon?.getAttribute('focusable')).toBe('false');
  expect(icon?.dataset.state).toBe('on');
  expect(icon?.querySelector('path')?.getAttribute('d')).toBeTruthy();
  expect(document.querySelector('style[data-emotion]')).toBeNull();
});
