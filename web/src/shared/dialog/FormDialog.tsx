import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';

import { KeptForm } from '../draft/KeptForm';
import { EditDifferences, type FieldWords } from '../edit/EditDifferences';
import { isSame } from '../edit/merge-edits';
import { useEditConflict } from '../edit/useEditConflict';
import { ActionForm } from '../form/ActionForm';
import { refusal, type FormOutcome } from '../form/outcome';
import type { ReportUnsaved } from '../form/useUnsaved';
import type { Outcome } from '../graphql/hooks';
import { DialogForm } from './DialogFrame';
import { GuardedDialog } from './GuardedDialog';

/** The fields scroll, the buttons stay in sight. */
const FRAME = { Form: DialogForm, Content: DialogContent, Foot: DialogActions };

interface FormProps<V, Input, Data, Stored> {
  /** What is changed, also while the dialog goes; undefined: something new. */
  stored?: Stored | undefined;
  /** What stands in the fields of something new, or of what is stored. */
  toValues: (stored: Stored | undefined) => V;
  schema: AnyObjectSchema;
  /** What is sent of valid values; null: nothing, as nothing was changed. */
  toInput: (values: V) => Input | null;
  /** A change carries the version that it is made on, where what is stored has one. */
  send: (input: Input, expectedVersion: number | undefined) => Promise<Outcome<Data>>;
  /** It is as the person wants it. null: it was so before, and nothing was sent. The dialog closes by it. */
  onDone: (data: Data | null) => void;
  /** The fields by the server's names, where those are other names, e.g. {'contact.phone': 'phone'}. */
  serverFields?: Readonly<Record<string, keyof V & string>>;
  /** What is said of a failure of which the server says nothing, e.g. "Error al crear la sala". */
  errorText: string;
  submitLabel: string;
  /** On the button while it is sent; default: Guardando... */
  busyLabel?: string;
  /** Names the form with what it is about among the drafts, e.g. "room:3". */
  draft: string;
  /** What the fields are called when somebody else has changed the same; needed where what is stored has a version. */
  words?: FieldWords<V>;
  /** The fields. */
  children: ReactNode;
}

interface Props<V, Input, Data, Stored> extends FormProps<V, Input, Data, Stored> {
  open: boolean;
  title: string;
  onClose: () => void;
}

/**
 * A form in a dialog, from its fields to the server's answer. It asks before something typed is lost, keeps it when the
 * session ends, says a refusal under its field, and shows what somebody else has saved of the same meanwhile.
 */
export function FormDialog<V extends object, Input, Data, Stored extends { version?: number }>(props: Props<V, Input, Data, Stored>) {
  const { open, title, onClose, ...form } = props;
  return (
    <GuardedDialog open={open} title={title} onClose={onClose}>
      {(report) => <Form {...form} report={report} onClose={onClose} />}
    </GuardedDialog>
  );
}

interface InDialog {
  report: ReportUnsaved;
  onClose: () => void;
}

function Form<V extends object, Input, Data, Stored extends { version?: number }>(props: FormProps<V, Input, Data, Stored> & InDialog) {
  const { stored, toValues, schema, toInput, send, onDone, serverFields, errorText, submitLabel, busyLabel = 'Guardando...', ...rest } = props;
  const { draft, words = {}, children, report, onClose } = rest;
  const [initialValues] = useState(() => toValues(stored));
  const conflict = useEditConflict({ stored, toValues });

  const submit = async (values: V): Promise<FormOutcome<V>> => {
    const input = toInput(values);
    if (input === null) {
      onDone(null);
      return { ok: true };
    }
    const { data, error } = await send(input, conflict.expectedVersion);
    if (error) return conflict.refusal(error, values) ?? refusal(error, { fields: { ...sameNames(initialValues), ...serverFields }, fallback: errorText });
    onDone(data);
    return { ok: true };
  };
  return (
    <ActionForm frame={FRAME} initialValues={initialValues} schema={schema} onSubmit={submit} submitLabel={submitLabel} busyLabel={busyLabel} onCancel={onClose}>
      <KeptForm<V> part={draft} form={draft} isUnsaved={(values) => !isSame(values, initialValues)} report={report} onContested={conflict.show} />
      {conflict.edits && <EditDifferences edits={conflict.edits} words={words} />}
      {children}
    </ActionForm>
  );
}

function sameNames<V extends object>(values: V) {
  return Object.fromEntries(Object.keys(values).map((name) => [name, name as keyof V & string]));
}
