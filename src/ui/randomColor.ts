/** A random 6-digit hex colour, `#rrggbb`, for a new user (specification, section 9). */
export const randomColor = (): string =>
  `#${Math.floor(Math.random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;
