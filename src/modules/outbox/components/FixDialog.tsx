import type { Stamped } from '#lib/resource.ts';
import { type LoadCode, lazyDialog } from '#ui/lazyDialog.tsx';

type FormProps = { item: Stamped; onClose: () => void };

// Each module's form of one of its items, as a separate chunk; `edit.form` of a resource names the module.
const load = import.meta.glob<Awaited<ReturnType<LoadCode<FormProps>>>>('../../*/EditForm.tsx');

const forms = new Map(Object.entries(load).map(([path, form]) => [path.split('/').at(-2), lazyDialog(form)]));

type Props = FormProps & { form: string };

/** The form of an item with the user's values; saving repairs the refused change and retries it. */
export default function FixDialog({ form, ...given }: Props) {
  const Form = forms.get(form);
  return Form ? <Form {...given} /> : null;
}
