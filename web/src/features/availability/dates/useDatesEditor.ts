import { useState } from 'react';

import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { dateHeadingId, editButtonId } from './UnavailableDateItem';
import { useDateChanges } from './useDateChanges';
import { useDateDeletion } from './useDateDeletion';
import { useFocusRequest } from './useFocusRequest';
import { useOpenForm, type OpenForm } from './useOpenForm';
import { useUnavailableDates } from './useUnavailableDates';

export const ADD_BUTTON_ID = 'fecha-nueva';
/** The rest is folded: a long holiday is many dates. */
const FIRST_SHOWN = 6;

export type DatesEditor = ReturnType<typeof useDatesEditor>;

/** The state of the list: which date is open, just saved or folded, and where the focus goes. */
export function useDatesEditor(professionalId: number, report: ReportUnsaved) {
  const { query, put, remove: takeOut } = useUnavailableDates(professionalId);
  const { open, openForm, closeForm, report: reportForm, question } = useOpenForm(report);
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set());
  const [all, setAll] = useState(false);
  const focus = useFocusRequest();
  const { add, update, remove, progress } = useDateChanges({
    professionalId,
    onSaved: (dates) => {
      dates.forEach(put);
      closeForm();
      setSaved(new Set(dates.map(({ id }) => id)));
      if (dates[0]) focus(dateHeadingId(dates[0].id));
    },
    onPartSaved: (dates) => dates.forEach(put),
    onOvertaken: put,
  });
  const deletion = useDateDeletion({
    remove,
    onDeleted: (id) => {
      takeOut(id);
      focus(ADD_BUTTON_ID);
    },
  });

  const isSending = progress !== null;
  const hidden = all ? [] : (query.data?.coming ?? []).slice(FIRST_SHOWN).filter(({ id }) => id !== open && !saved.has(id));
  return {
    query,
    open,
    /** Just saved. */
    saved,
    /** Of the coming ones. */
    hidden,
    showAll: () => {
      setAll(true);
      if (hidden[0]) focus(dateHeadingId(hidden[0].id));
    },
    openForm: (next: OpenForm) => {
      if (!isSending) openForm(next);
    },
    cancel: () => {
      closeForm();
      focus(open === 'new' || open === null ? ADD_BUTTON_ID : editButtonId(open));
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
