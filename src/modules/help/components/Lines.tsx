/** `Ctrl` marks a key, *Clear* a text on screen. */
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
  const blocks: { list: boolean; lines: string[] }[] = [];
  for (const line of lines.filter(Boolean)) {
    const list = line.startsWith('- ');
    const last = blocks.at(-1);
    const content = list ? line.slice(2) : line;
    if (list && last?.list) last.lines.push(content);
    else blocks.push({ list, lines: [content] });
  }
  return blocks.map(({ list, lines: [first = '', ...rest] }) =>
    list ? (
      <ul key={first}>
        {[first, ...rest].map((line) => (
          <li key={line}>{marked(line)}</li>
        ))}
      </ul>
    ) : (
      <p key={first}>{marked(first)}</p>
    ),
  );
}
