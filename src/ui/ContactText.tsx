import { mailLink, phoneLink } from './DescriptionList.tsx';

/** Telephone numbers and e-mail addresses in a text. */
const WAYS = /(\+?\d[\d ()./-]{6,}\d|[^\s,;<>()]+@[^\s,;<>()]+\.[^\s,;<>()]+)/;

/** A text about whom to reach, in its lines; numbers and addresses in it can be pressed. */
export function ContactText({ text }: { text: string }) {
  return (
    <span style={{ whiteSpace: 'pre-line' }}>
      {text.split(WAYS).map((part, index) => (
        // Every second part is a number or an address.
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
        <span key={index}>
          {index % 2 === 0 ? part : part.includes('@') ? mailLink(part) : phoneLink(part)}
        </span>
      ))}
    </span>
  );
}
