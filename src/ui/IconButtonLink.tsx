import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type IconFace, iconFace } from './iconFace.tsx';

type Props = Omit<ComponentProps<'a'>, 'children'> & IconFace;

const Anchor = ({ label, icon, count, className, href, ...rest }: Props) => (
  <a href={href} title={label} {...rest} {...iconFace({ label, icon, count, className })} />
);

/** A link drawn as a square icon; its accessible name is the label. */
export const IconButtonLink = createLink(Anchor);
