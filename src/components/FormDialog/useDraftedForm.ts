import { useForm, type FormValidateInput } from '@mantine/form';
import { useState } from 'react';
import type { DialogDraft, TypedFields } from '../../domain/draft.ts';

type DraftedFormOptions<Fields extends TypedFields> = {
  /** What stands in the form when nothing was typed. */
  blank: Fields;
  /** Makes fields of what was typed in an earlier opening, or by whoever wrote into the storage. */
  restore: (typed: TypedFields) => Fields;
  validate: FormValidateInput<Fields>;
  draft: DialogDraft | undefined;
};

/** A form that begins with what was typed before, and tells what is typed now. */
export function useDraftedForm<Fields extends TypedFields>(options: DraftedFormOptions<Fields>) {
  const { restore, validate, draft } = options;
  const restored = draft?.restored ?? null;
  const [blank] = useState(options.blank);
  const [isRestored, setRestored] = useState(restored !== null);
  const form = useForm<Fields>({
    initialValues: restored === null ? blank : restore(restored),
    validate,
    onValuesChange(values) {
      if (isSame(values, blank)) draft?.onDiscard();
      else draft?.onType(values);
    },
  });
  return {
    form,
    note: {
      draft,
      isRestored,
      onStartEmpty() {
        form.setValues(blank);
        form.clearErrors();
        setRestored(false);
        // The button that had the focus is gone.
        form.getInputNode(Object.keys(blank)[0] ?? '')?.focus();
      },
    },
  };
}

function isSame(one: TypedFields, other: TypedFields): boolean {
  return Object.entries(one).every(([name, text]) => other[name] === text);
}
