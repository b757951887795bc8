/** `Ctrl` is a key to press, *Clear* a word on the screen. */
const marked = (line: string) =>
  line.split(/(`[^`]+`|\*[^*]+\*)/).map((part, index) => {
    const inner = part.slice(1, -1);
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a fixed text have no other identity
    if (part.startsWith('`')) return <kbd key={index}>{inner}</kbd>;
    return part.startsWith('*') ? <b key={index}>{inner}</b> : part;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  });

/** A help text: a line is a paragraph, lines that start with "- " are a list. */
export function Lines({ text }: { text: string }) {
  const lines = text.split('\n').map((line) => line.trim());
  const plain = lines.filter((line) => line && !line.startsWith('- '));
  const items = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  return (
    <>
      {plain.map((line) => (
        <p key={line}>{marked(line)}</p>
      ))}
      {items.length > 0 && (
        <ul>
          {items.map((line) => (
            <li key={line}>{marked(line)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
