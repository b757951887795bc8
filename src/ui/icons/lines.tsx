import type { ReactNode } from 'react';

/** Line icons, for rows: in the code, so that they are there at once. */
export const lines = {
  error: (
    <>
      <circle cx="12" cy="12" r="10" fill="currentColor" stroke="none" />
      <path d="M12 7v6M12 15.2v2" stroke="var(--glyph-hole, var(--surface))" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5.5l4 2.5" />
    </>
  ),
  hourglass: <path d="M7 3h10v4.5L12 12 7 7.5zM7 21h10v-4.5L12 12l-5 4.5z" />,
  play: <path d="M9 6.5v11l8.5-5.5z" />,
  help: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.2 10a2.8 2.8 0 1 1 4.6 2.1c-1 .8-1.8 1.2-1.8 2.4M12 16v2" />
    </>
  ),
  calendar: (
    <>
      <path d="M4 5h16v16H4zM4 9h16M8 2.5V5M16 2.5V5" />
      <path d="M12.5 13h4.5v4.5h-4.5z" fill="currentColor" stroke="none" />
    </>
  ),
  check: <path d="m4.5 12.5 5 5L20 7" />,
  shield: <path d="m12 3 7 2.7v5.4c0 4.6-3 8.4-7 9.8-4-1.4-7-5.2-7-9.8V5.7zM12 7.5v5M12 14.5v2" />,
  tablet: (
    <>
      <path d="M5 2h14v20H5z" />
      <path d="M5 18h14v4H5z" fill="currentColor" stroke="none" />
    </>
  ),
  doneAll: <path d="m1.5 12.5 5 5M7 12l5.5 5.5L23 7M17 6.5l-6 6" />,
  warning: <path d="M12 3.5 21.5 20h-19zM12 10v5M12 16v2" />,
  refresh: <path d="M19 8a8 8 0 1 0 1 5M20 3.5v5h-5" />,
  right: <path d="m9 5.5 6.5 6.5L9 18.5" />,
  left: <path d="M15 5.5 8.5 12l6.5 6.5" />,
  down: <path d="m6 9 6 6 6-6" />,
  close: <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />,
  plus: <path d="M12 5v14M5 12h14" />,
  search: (
    <>
      <circle cx="10" cy="10" r="6.2" />
      <path d="m14.6 14.6 6 6" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v6M12 7v2" />
    </>
  ),
  cloudOff: <path d="M3 4l17 17M7 8.5A5 5 0 0 0 6 19h11M10 5.5a6 6 0 0 1 8.3 5.4 4 4 0 0 1 2.7 6" />,
  eye: (
    <>
      <path d="M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  eyeOff: (
    <path d="M4 4l16 16M9 6a9.5 9.5 0 0 1 3-.5c6.5 0 10 6.5 10 6.5a17 17 0 0 1-3 3.7M6 8a17 17 0 0 0-4 4s3.5 6.5 10 6.5c1 0 2-.2 3-.5" />
  ),
  upload: <path d="M12 16V5M7 9.5 12 4.5l5 5M4 15v5h16v-5" />,
  camera: (
    <>
      <path d="M3 7h4.5l1.5-2.5h6L16.5 7H21v12.5H3z" />
      <circle cx="12" cy="13" r="3.5" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21.5s-7-6.4-7-11.5a7 7 0 0 1 14 0c0 5.1-7 11.5-7 11.5z" />
      <circle cx="12" cy="10" r="2.4" />
    </>
  ),
  dots: (
    <g fill="currentColor" stroke="none">
      <circle cx="12" cy="5.5" r="1.9" />
      <circle cx="12" cy="12" r="1.9" />
      <circle cx="12" cy="18.5" r="1.9" />
    </g>
  ),
  moveTo: <path d="M3.5 12H15M10.5 7l5 5-5 5M20 4v16" />,
  backspace: <path d="M21 5H7.5L2.5 12l5 7H21zM11 9l6 6m0-6-6 6" />,
  trash: <path d="M4 6.5h16M9 6V3.5h6V6M6 6.5V21h12V6.5M10 10.5v6.5M14 10.5v6.5" />,
} satisfies Record<string, ReactNode>;

export type LineName = keyof typeof lines;
