import { useRef, useState } from 'react';

import { useFocusNext } from '../../../kit/focus/useFocusNext';
import { useRefMap } from '../../../kit/focus/useRefMap';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { useDateChanges } from './useDateChanges';
import { useDateDeletion } from './useDateDeletion';
import { useOpenForm, type OpenForm } from './useOpenForm';
import { useUnavailableDates } from './useUnavailableDates';

/** The rest is folded: a long holiday is many dates. */
const FIRST_SHOWN = 6;

export type DatesEditor = ReturnType<typeof useDatesEditor>;

/** The state of the list: which date is open, just saved or folded, and where the focus goes. */
export function useDatesEditor(professionalId: number, report: ReportUnsaved) {
  const { query, put, remove: takeOut } = useUnavailableDates(professionalId);
  const { open, openForm, closeForm, report: reportForm, question } = useOpenForm(report);
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set());
  const [all, setAll] = useState(false);
  const focusNext = useFocusNext();
  const addButton = useRef<HTMLButtonElement>(null);
  const headings = useRefMap<number>();
  const editButtons = useRefMap<number>();
  const { add, update, remove, progress } = useDateChanges({
    professionalId,
    onSaved: (dates) => {
      dates.forEach(put);
      closeForm();
      setSaved(new Set(dates.map(({ id }) => id)));
      focusNext(() => headings.get(dates[0]?.id));
    },
    onPartSaved: (dates) => dates.forEach(put),
    onOvertaken: put,
  });
  const deletion = useDateDeletion({
    remove,
    onDeleted: (id) => {
      takeOut(id);
      focusNext(() => addButton.current);
    },
  });

  const isSending = progress !== null;
  const hidden = all
    ? []
    : (query.data?.coming ?? []).slice(FIRST_SHOWN).filter(({ id }) => id !== open && !saved.has(id));
  return {
    query,
    addButton,
    /** Of the dates, by id. */
    headings,
    editButtons,
    open,
    /** Just saved. */
    saved,
    /** Of the coming ones. */
    hidden,
    showAll: () => {
      setAll(true);
      focusNext(() => headings.get(hidden[0]?.id));
    },
    openForm: (next: OpenForm) => {
      if (!isSending) openForm(next);
    },
    cancel: () => {
      closeForm();
      focusNext(() => (open === 'new' || open === null ? addButton.current : editButtons.get(open)));
    },
    report: reportForm,
    add,
    update,
    askDeletion: deletion.ask,
    progress,
    isSending,
    question,
    deletionDialog: deletion.dialog,
  };
}
