import { readableTextColor } from './readableTextColor.ts';

type Props = {
  name: string;
  /** The person whose photo and colour it shows. */
  of?: { profilePhoto: string; backgroundColor: string } | undefined;
  /** The name is written beside it, so a screen reader must not read it twice. */
  named?: boolean;
  photo?: string | undefined;
  /** The person's colour; the initials get a readable text colour on it. */
  color?: string | undefined;
  size?: number;
};

const initials = (name: string) => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters =
    words.length > 1
      ? [words[0], words.at(-1)].map((word) => [...(word ?? '')][0])
      : [...(words[0] ?? '?')].slice(0, 2);
  return letters.join('').toUpperCase();
};

/** A person's photo, or else their initials. */
export function Avatar({ name, of, named, size, ...own }: Props) {
  const { photo = of?.profilePhoto, color = of?.backgroundColor } = own;
  const style = {
    ...(color ? { background: color, color: readableTextColor(color) } : {}),
    ...(size ? { width: size, height: size, fontSize: Math.max(11, size * 0.36) } : {}),
  };
  const face = (
    <span
      className="avatar"
      role="img"
      aria-label={name}
      // Drawn by CSS: initials in the DOM would become part of the accessible name of a button around it.
      data-initials={photo ? undefined : initials(name)}
      {...(color || size ? { style } : {})}
    >
      {photo && <img src={photo} alt="" loading="lazy" />}
    </span>
  );
  return named ? <span aria-hidden="true">{face}</span> : face;
}
