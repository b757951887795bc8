type Props = { /** With the name beside the mark. */ wordmark?: boolean };

/** The Plimsoll mark; its alt text is the product's short name. */
export function Logo({ wordmark = true }: Props) {
  return (
    <span className="logo">
      <svg
        viewBox="0 0 26 26"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        role="img"
        aria-label="Shipshape"
      >
        <circle cx="13" cy="13" r="8.2" />
        <path d="M1.5 13h23" />
      </svg>
      {wordmark && <span aria-hidden="true">Shipshape</span>}
    </span>
  );
}
