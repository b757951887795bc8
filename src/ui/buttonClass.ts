export type ButtonLook = {
  /** primary: the one main action; link: accent text without a border; danger: destroys something. */
  variant?: 'primary' | 'default' | 'quiet' | 'link' | 'danger' | 'dangerPrimary' | undefined;
  /** 52 px high: the main action on touch. */
  big?: boolean | undefined;
  /** For a text button inside a line of text or a notice. */
  slim?: boolean | undefined;
};

const variants = {
  primary: 'p',
  default: '',
  quiet: 'q',
  link: 'a',
  danger: 'd',
  dangerPrimary: 'p d',
} as const;

/** The classes of look.css for a button or a link that looks like one. */
export const buttonClass = ({ variant = 'default', big, slim }: ButtonLook, className = '') =>
  `btn ${variants[variant]} ${big ? 'big' : ''} ${slim ? 'slim' : ''} ${className}`
    .replace(/\s+/g, ' ')
    .trim();
