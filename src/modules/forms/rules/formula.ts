/** The result of a formula, or undefined if a figure is missing or it makes no sense. `{id}` is the figure of a line. */
export const calculate = (
  formula: string,
  figureOf: (id: string) => number | undefined,
): number | undefined => {
  const tokens = formula.match(/\{[^}]*\}|\d+(?:\.\d+)?|min|max|[-+*/(),]|\S/g) ?? [];
  let at = 0;
  const take = (token: string) => tokens[at] === token && ++at > 0;

  const atom = (): number => {
    const token = tokens[at++] ?? '';
    if (token === '-') return -atom();
    if (token === '(') {
      const inner = sum();
      return take(')') ? inner : Number.NaN;
    }
    if (token === 'min' || token === 'max') {
      if (!take('(')) return Number.NaN;
      const given = [sum()];
      while (take(',')) given.push(sum());
      return take(')') ? Math[token](...given) : Number.NaN;
    }
    if (token.startsWith('{')) return figureOf(token.slice(1, -1)) ?? Number.NaN;
    return /^\d/.test(token) ? Number(token) : Number.NaN;
  };
  const product = (): number => {
    let value = atom();
    for (;;) {
      if (take('*')) value *= atom();
      else if (take('/')) value /= atom();
      else return value;
    }
  };
  const sum = (): number => {
    let value = product();
    for (;;) {
      if (take('+')) value += product();
      else if (take('-')) value -= product();
      else return value;
    }
  };
  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : undefined;
};
