import { useFormikContext } from 'formik';
import { useRef } from 'react';

import { mergeEdits, type Edits } from '../edit/merge-edits';
import { UnsavedReport } from '../form/UnsavedReport';
import type { ReportUnsaved } from '../form/useUnsaved';
import { useWho } from '../session/useWho';
import { isLike } from './draft';
import { CHANGES_OFFER } from './DraftOffer';
import { FormDraft } from './FormDraft';

/** What is typed, and what it was typed over. */
interface Kept<V> {
  base: V;
  values: V;
}

interface Props<V> {
  /** See UnsavedReport. */
  part: string;
  /** See useDraft. */
  form: string;
  isUnsaved: (values: V) => boolean;
  report: ReportUnsaved;
  /** Fields of which nothing is kept, e.g. a password. */
  secrets?: readonly (keyof V & string)[] | undefined;
  /** Something was saved meanwhile that what is taken up would take back. Default: what was typed stands. */
  onContested?: (edits: Edits<V>) => void;
}

/**
 * Inside a Formik form of somebody signed in: what is not saved is asked about before it is left, and survives the end of
 * the session. When it is taken up again, what was saved meanwhile stands where nothing was typed over it.
 */
export function KeptForm<V extends object>({ part, form, isUnsaved, report, secrets = [], onContested }: Props<V>) {
  const userId = useWho()?.id;
  const { initialValues } = useFormikContext<V>();
  const kept = (values: V): V => ({ ...values, ...Object.fromEntries(secrets.map((name) => [name, initialValues[name]])) });
  const place = useRef<HTMLDivElement>(null);
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
      <div ref={place} style={{ display: 'contents' }}>
        <FormDraft<V, Kept<V>>
          form={form}
          userId={userId}
          contentOf={(values) => (isUnsaved(kept(values)) ? { base: initialValues, values: kept(values) } : null)}
          isContent={(value): value is Kept<V> =>
            isLike(value, { base: {}, values: {} }) && [value.base, value.values].every((it) => isLike(it, initialValues))
          }
          textOf={() => CHANGES_OFFER.text}
          continueLabel={CHANGES_OFFER.continueLabel}
          onContinue={takeUp}
          onEnd={() => place.current?.closest('form')?.querySelector<HTMLElement>('input, select, textarea')?.focus()}
        />
      </div>
    </>
  );
}
