/** A heading between groups of fields. */
export const FormSection = ({ title }: { title: string }) => <h3 className="form-sec">{title}</h3>;
