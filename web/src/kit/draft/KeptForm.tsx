import { useFormikContext } from 'formik';
import { useContext } from 'react';

import { useFormFields } from '../form/form-fields';
import { mergeEdits, type Edits } from '../form/merge-edits';
import { UnsavedReport } from '../form/UnsavedReport';
import type { ReportUnsaved } from '../form/useUnsaved';
import { isLike } from './draft';
import { DraftOwner } from './DraftOwner';
import { CHANGES_PROMPT } from './DraftPrompt';
import { FormDraft } from './FormDraft';

interface Kept<V> {
  base: V;
  values: V;
}

interface Props<V> {
  part: string;
  form: string;
  isUnsaved: (values: V) => boolean;
  report: ReportUnsaved;
  /** Restores without asking. */
  resumes?: boolean;
  /** Never kept. */
  secrets?: readonly (keyof V & string)[] | undefined;
  /** A saved change conflicts with the typed values. */
  onContested?: (edits: Edits<V>) => void;
}

/**
 * Guards a signed-in user's unsaved values and keeps them beyond the session. In a restored draft,
 * fields that the user did not change take newer saved values.
 */
export function KeptForm<V extends object>({
  part,
  form,
  isUnsaved,
  report,
  resumes = false,
  secrets = [],
  onContested,
}: Props<V>) {
  const userId = useContext(DraftOwner);
  const { initialValues } = useFormikContext<V>();
  const kept = (values: V): V => ({
    ...values,
    ...Object.fromEntries(secrets.map((name) => [name, initialValues[name]])),
  });
  const fields = useFormFields();
  const takeUp = ({ base, values: mine }: Kept<V>, setValues: (values: V) => void) => {
    const edits = { base, mine, theirs: initialValues };
    const { values, differences } = mergeEdits(edits);
    const isContested = onContested && differences.length > 0;
    setValues(isContested ? mine : values);
    if (isContested) onContested(edits);
  };
  return (
    <>
      <UnsavedReport part={part} isUnsaved={isUnsaved} report={report} />
      <FormDraft<V, Kept<V>>
        form={form}
        userId={userId}
        contentOf={(values) => (isUnsaved(kept(values)) ? { base: initialValues, values: kept(values) } : null)}
        isContent={(value): value is Kept<V> =>
          isLike(value, { base: {}, values: {} }) && [value.base, value.values].every((it) => isLike(it, initialValues))
        }
        resumes={() => resumes}
        textOf={() => CHANGES_PROMPT.text}
        continueLabel={CHANGES_PROMPT.continueLabel}
        onContinue={takeUp}
        onEnd={() => fields.first()?.focus()}
      />
    </>
  );
}
