import { useFormikContext } from 'formik';
import { useRef } from 'react';

import { UnsavedReport } from '../form/UnsavedReport';
import type { ReportUnsaved } from '../form/useUnsaved';
import { useWho } from '../session/useWho';
import { isLike } from './draft';
import { CHANGES_OFFER } from './DraftOffer';
import { FormDraft } from './FormDraft';

interface Props<V> {
  /** See UnsavedReport. */
  part: string;
  /** See useDraft. */
  form: string;
  isUnsaved: (values: V) => boolean;
  report: ReportUnsaved;
}

/** Inside a Formik form of somebody signed in: what is not saved is asked about before it is left, and survives the end of the session. */
export function KeptForm<V extends object>({ part, form, isUnsaved, report }: Props<V>) {
  const userId = useWho()?.id;
  const { initialValues, setValues } = useFormikContext<V>();
  const place = useRef<HTMLDivElement>(null);
  return (
    <>
      <UnsavedReport part={part} isUnsaved={isUnsaved} report={report} />
      <div ref={place} style={{ display: 'contents' }}>
        <FormDraft<V, V>
          form={form}
          userId={userId}
          contentOf={(values) => (isUnsaved(values) ? values : null)}
          isContent={(value): value is V => isLike(value, initialValues)}
          textOf={() => CHANGES_OFFER.text}
          continueLabel={CHANGES_OFFER.continueLabel}
          onContinue={(kept) => void setValues(kept, false)}
          onEnd={() => place.current?.closest('form')?.querySelector<HTMLElement>('input, select, textarea')?.focus()}
        />
      </div>
    </>
  );
}
