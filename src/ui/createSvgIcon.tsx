import type { ReactNode, SVGProps } from 'react';

type Props = SVGProps<SVGSVGElement> & { shapes: ReactNode };

const SvgIcon = ({ shapes, className, ...rest }: Props) => (
  <svg
    className={className ? `MuiSvgIcon-root ${className}` : 'MuiSvgIcon-root'}
    viewBox="0 0 24 24"
    aria-hidden
    focusable={false}
    {...rest}
  >
    {shapes}
  </svg>
);

/**
 * Stands in for MUI's own wherever `@mui/icons-material` asks for it (`resolve.alias` in vite.config.ts): a plain
 * <svg>, drawn by look.css. MUI's would bring its theme and emotion into every first screen.
 */
export const createSvgIcon = (shapes: ReactNode) => (props: SVGProps<SVGSVGElement>) => (
  <SvgIcon shapes={shapes} {...props} />
);
