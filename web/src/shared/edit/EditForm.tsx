import { useState, type ReactNode } from 'react';

import { KeptForm } from '../draft/KeptForm';
import { ActionForm } from '../form/ActionForm';
import type { FormFrame } from '../form/FormSheet';
import type { FormSchema } from '../form/form-schema';
import { refusal, type FormOutcome } from '../form/outcome';
import type { FieldNames, FieldPath } from '../form/server-refusal';
import { UnsavedReport } from '../form/UnsavedReport';
import type { ReportUnsaved } from '../form/useUnsaved';
import type { Outcome } from '../graphql/hooks';
import { EditDifferences, type FieldWords } from './EditDifferences';
import { isSame } from './merge-edits';
import { ShowSaved, type Base } from './ShowSaved';
import { useEditConflict } from './useEditConflict';

interface Facts<V, Input, Data, Stored> {
  /** What is changed, also while the dialog around it goes; undefined: something new. */
  stored?: Stored | undefined;
  /** What stands in the fields of something new, or of what is stored. */
  toValues: (stored: Stored | undefined) => V;
  /** A function of `before`, where what is allowed depends on what stands; see toInput. */
  schema: FormSchema<NoInfer<V>> | ((before: V) => FormSchema<NoInfer<V>>);
  /** See ActionForm; `before` as in toInput. */
  prepare?: (values: V, before: V) => Promise<V>;
  /** What is sent of valid values; null: nothing, as nothing differs from `before`, what stands by now as far as is known. */
  toInput: (values: V, before: V) => Input | null;
  /** A change carries the version that it is made on, where what is stored has one. */
  send: (input: Input, expectedVersion: number | undefined) => Promise<Outcome<Data>>;
  /** It is as the person wants it. null: it was so before, and nothing was sent. A dialog closes by it. */
  onDone: (data: Data | null) => void;
  /** Of a form that stays when it is done: what is stored then, on which the next change is made. */
  storedOf?: (data: Data) => Stored;
  /** See ActionForm. */
  isReady?: (values: V) => boolean;
  /**
   * The fields by the server's names, where those are other names, e.g. {'contact.phone': 'phone'}; for lists a function
   * of all of them.
   */
  serverFields?: FieldNames<FieldPath<V>>;
  /** What is said of a failure of which the server says nothing, e.g. "Error al crear la sala". */
  errorText: string;
  submitLabel: string;
  /** See ActionForm. */
  busyLabel?: string;
  /** See ActionForm. */
  isLong?: boolean;
  /** Names the form with what it is about among the drafts, e.g. "room:3"; left out: what is typed is secret, and kept nowhere. */
  draft?: string;
  /** Fields of which a draft keeps nothing: what only who types it may know. */
  secrets?: readonly (keyof V & string)[];
  /** What the fields are called when somebody else has changed the same. */
  words?: FieldWords<V>;
  /** The fields; a function of `before`, where they show what stands; see toInput. */
  children: ReactNode | ((before: V) => ReactNode);
}

/** Where what is stored has a version, somebody else may have changed it meanwhile: the fields need words. */
type Words<V, Stored> = Stored extends { version: number } ? { words: FieldWords<V> } : unknown;

export type EditFormProps<V, Input, Data, Stored> = Facts<V, Input, Data, Stored> & Words<V, Stored>;

interface Around {
  /** See ActionForm. */
  frame?: FormFrame;
  report: ReportUnsaved;
  /** The way out, before the button. */
  onCancel?: () => void;
}

/**
 * A form of one thing, from its fields to the server's answer: what is typed is kept when the session ends, a refusal stands
 * under its field, and what somebody else has saved of the same meanwhile is shown.
 */
export function EditForm<V extends object, Input, Data, Stored extends { version?: number }>(
  props: EditFormProps<V, Input, Data, Stored> & Around,
) {
  const { stored, toValues, schema, prepare, toInput, send, onDone, storedOf, serverFields, errorText, ...rest } = props;
  const { draft, secrets, words, children, isReady, isLong = false } = rest;
  const { report, frame, onCancel, submitLabel, busyLabel } = rest;
  const [base, setBase] = useState<Base<V>>(() => ({ values: toValues(stored) }));
  const conflict = useEditConflict({ stored, toValues });
  const before = conflict.edits?.theirs ?? base.values;
  const isUnsaved = (values: V) => !isSame(values, base.values);

  const submit = async (values: V): Promise<FormOutcome<V>> => {
    const input = toInput(values, before);
    if (input === null) {
      onDone(null);
      return { ok: true };
    }
    const { data, error } = await send(input, conflict.expectedVersion);
    if (error) {
      return conflict.refusal(error, values) ?? refusal(error, { fields: fieldNames(base.values, serverFields), fallback: errorText });
    }
    if (storedOf) {
      const standing = storedOf(data);
      conflict.settle(standing);
      setBase({ values: toValues(standing), sent: values });
    }
    onDone(data);
    return { ok: true };
  };
  return (
    <ActionForm
      {...(frame && { frame })}
      initialValues={base.values}
      schema={typeof schema === 'function' ? schema(before) : schema}
      onSubmit={submit}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      isLong={isLong}
      {...(onCancel && { onCancel })}
      {...(prepare && { prepare: (values: V) => prepare(values, before) })}
      {...(isReady && { isReady })}
    >
      {draft === undefined ? (
        <UnsavedReport<V> part="secret" isUnsaved={isUnsaved} report={report} />
      ) : (
        <KeptForm<V> part={draft} form={draft} isUnsaved={isUnsaved} report={report} secrets={secrets} onContested={conflict.show} />
      )}
      <ShowSaved base={base} />
      {conflict.edits && words && <EditDifferences edits={conflict.edits} words={words} />}
      {typeof children === 'function' ? children(before) : children}
    </ActionForm>
  );
}

/** The server calls a field as the form does, unless `others` says otherwise. */
function fieldNames<V extends object>(values: V, others: FieldNames<FieldPath<V>> = {}): FieldNames<FieldPath<V>> {
  if (typeof others === 'function') return others;
  return { ...Object.fromEntries(Object.keys(values).map((name) => [name, name as keyof V & string])), ...others };
}
