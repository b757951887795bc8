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
 * Replaces MUI's own function for `@mui/icons-material` (`resolve.alias` in vite.config.ts): a plain <svg>, styled by
 * look.css. MUI's would add its theme and emotion to every first screen.
 */
export const createSvgIcon = (shapes: ReactNode) => (props: SVGProps<SVGSVGElement>) => (
  <SvgIcon shapes={shapes} {...props} />
);
