import type { ComponentProps } from 'react';
import { type IconFace, iconFace } from './iconFace.tsx';

/** A square button with an icon only; its name is the label, also shown on hover. */
export const IconButton = ({
  label,
  icon,
  count,
  className,
  ...rest
}: ComponentProps<'button'> & IconFace) => (
  <button type="button" title={label} {...rest} {...iconFace({ label, icon, count, className })} />
);
