type Texts = ReadonlyMap<string, string>;

const parametersOf = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name);

const isForm = /_(zero|one|two|few|many|other)$/;

/**
 * The errors in the texts of a language compared with the English ones, in sentences that name file and key. A text
 * with a count has the forms that `Intl.PluralRules` requires in that language; `_many`, for millions, may be left out,
 * and `_zero` is i18next's own, the same in all languages.
 */
export const problemsOf = (file: string, language: string, english: Texts, texts: Texts): string[] => {
  const forms: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const formOf = (key: string) => {
    const form = isForm.exec(key)?.[1];
    return form === 'zero' ? undefined : form;
  };
  const baseOf = (key: string) => (formOf(key) ? key.replace(isForm, '') : key);
  const englishBases = new Map([...english].map(([key, text]) => [baseOf(key), text]));
  const expected = new Map(
    [...english].flatMap(([key, text]): [string, string][] =>
      formOf(key)
        ? forms
            .filter((form) => form !== 'many')
            .map((form) => [`${baseOf(key)}_${form}`, english.get(`${baseOf(key)}_${form}`) ?? text])
        : [[key, text]],
    ),
  );
  const problems = [...expected].flatMap(([key, text]) => {
    if (!texts.has(key)) return [`"${key}" is missing (English: "${text}")`];
    return texts.get(key) === '' ? [`"${key}" is empty`] : [];
  });
  for (const [key, text] of texts) {
    const form = formOf(key);
    const base = baseOf(key);
    if (!englishBases.has(base)) problems.push(`"${key}" is not in the English file`);
    else if (form && !forms.includes(form)) problems.push(`"${key}" is a form that ${language} never uses`);
    else {
      const known = [...english]
        .filter(([each]) => baseOf(each) === base)
        .flatMap(([, each]) => parametersOf(each));
      for (const name of parametersOf(text))
        if (!known.includes(name)) problems.push(`"${key}" has no parameter {{${name}}} in English`);
    }
  }
  return problems.map((problem) => `${file}: ${problem}`);
};
