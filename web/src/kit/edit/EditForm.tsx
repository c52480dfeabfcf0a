import { useState, type ReactNode } from 'react';

import { KeptForm } from '../draft/KeptForm';
import type { UnsureText } from '../errors/banner-text';
import { ActionForm } from '../form/ActionForm';
import type { FormSchema } from '../form/form-schema';
import type { FormFrame } from '../form/FormSheet';
import { isSame } from '../form/merge-edits';
import { refusal, type FormOutcome } from '../form/outcome';
import type { FieldNames, FieldPath } from '../form/server-refusal';
import { UnsavedReport } from '../form/UnsavedReport';
import type { ReportUnsaved } from '../form/useUnsaved';
import type { Outcome } from '../graphql/hooks';
import { EditDifferences, type FieldWords } from './EditDifferences';
import { ShowSaved, type Base } from './ShowSaved';
import { useEditConflict } from './useEditConflict';

interface Facts<V, Input, Data, Stored> {
  /** Undefined: creates. Kept while closing. */
  stored?: Stored;
  toValues: (stored: Stored | undefined) => V;
  schema: FormSchema<NoInfer<V>> | ((before: V) => FormSchema<NoInfer<V>>);
  prepare?: (values: V, before: V) => Promise<V>;
  /** Null when nothing differs from `before`, the values of `latest`: `stored`, or what another person saved since. */
  toInput: (values: V, before: V, latest: Stored | undefined) => Input | null;
  send: (input: Input, expectedVersion: number | undefined) => Promise<Outcome<Data>>;
  /** Null: nothing was sent. */
  onDone: (data: Data | null) => void;
  /** For forms that stay: the base of the next change. */
  storedOf?: (data: Data) => Stored;
  isReady?: (values: V) => boolean;
  /** Server names that differ, e.g. {'contact.phone': 'phone'}. */
  serverFields?: FieldNames<FieldPath<V>>;
  errorText: string;
  /** See bannerText. */
  unsureText?: UnsureText;
  submitLabel: string;
  busyLabel?: string;
  isLong?: boolean;
  /** e.g. "room:3"; without it nothing is kept. */
  draft?: string;
  /** Left out of drafts. */
  secrets?: readonly (keyof V & string)[];
  words?: FieldWords<V>;
  children: ReactNode | ((before: V) => ReactNode);
}

/** Versioned data can have two editors. */
type Words<V, Stored> = Stored extends { version: number } ? { words: FieldWords<V> } : unknown;

export type EditFormProps<V, Input, Data, Stored> = Facts<V, Input, Data, Stored> & Words<V, Stored>;

interface Around {
  frame?: FormFrame;
  report: ReportUnsaved;
  onCancel?: () => void;
}

/** Edits one entry, with draft, refusals and concurrent changes. */
export function EditForm<V extends object, Input, Data, Stored extends { version?: number }>(
  props: EditFormProps<V, Input, Data, Stored> & Around,
) {
  const {
    stored,
    toValues,
    schema,
    prepare,
    toInput,
    send,
    onDone,
    storedOf,
    serverFields,
    errorText,
    unsureText,
    ...rest
  } = props;
  const { draft, secrets, words, children, isReady, isLong = false } = rest;
  const { report, frame, onCancel, submitLabel, busyLabel } = rest;
  const [base, setBase] = useState<Base<V>>(() => ({ values: toValues(stored) }));
  const conflict = useEditConflict({ stored, toValues });
  const before = conflict.edits?.theirs ?? base.values;
  const isUnsaved = (values: V) => !isSame(values, base.values);

  const submit = async (values: V): Promise<FormOutcome<V>> => {
    const input = toInput(values, before, conflict.latest);
    if (input === null) {
      onDone(null);
      return { ok: true };
    }
    const { data, error } = await send(input, conflict.expectedVersion);
    if (error) {
      return (
        conflict.refusal(error, values) ??
        refusal(error, { fields: fieldNames(base.values, serverFields), fallback: errorText, unsureText })
      );
    }
    if (storedOf) {
      const saved = storedOf(data);
      conflict.settle(saved);
      setBase({ values: toValues(saved), sent: values });
    }
    onDone(data);
    return { ok: true };
  };
  return (
    <ActionForm
      frame={frame}
      initialValues={base.values}
      schema={typeof schema === 'function' ? schema(before) : schema}
      onSubmit={submit}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      isLong={isLong}
      onCancel={onCancel}
      prepare={prepare && ((values: V) => prepare(values, before))}
      isReady={isReady}
    >
      {draft === undefined ? (
        <UnsavedReport<V> part="secret" isUnsaved={isUnsaved} report={report} />
      ) : (
        <KeptForm<V>
          part={draft}
          form={draft}
          isUnsaved={isUnsaved}
          report={report}
          secrets={secrets}
          onContested={conflict.show}
        />
      )}
      <ShowSaved base={base} />
      {conflict.edits && words && <EditDifferences edits={conflict.edits} words={words} />}
      {typeof children === 'function' ? children(before) : children}
    </ActionForm>
  );
}

/** Names are the server's, except in `others`. */
function fieldNames<V extends object>(values: V, others: FieldNames<FieldPath<V>> = {}): FieldNames<FieldPath<V>> {
  if (typeof others === 'function') return others;
  return { ...Object.fromEntries(Object.keys(values).map((name) => [name, name as keyof V & string])), ...others };
}
