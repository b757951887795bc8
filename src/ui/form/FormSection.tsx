type Props = {
  title: string /** 2 in a form that stands in a page; a dialog has a heading of its own. */;
  level?: 2 | 3;
};

/** A heading between groups of fields. */
export function FormSection({ title, level = 3 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return <Heading className="form-sec">{title}</Heading>;
}
