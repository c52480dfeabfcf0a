import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';

import { LeaveQuestion } from '../../../kit/dialog/LeaveGuard';
import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../../kit/dialog/useQuestion';
import { useFocusNext } from '../../../kit/focus/useFocusNext';
import { useRefMap } from '../../../kit/focus/useRefMap';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { dayOf, longDate } from '../../../kit/time/wall-time';
import { dateFactsText, texts } from '../texts';
import {
  UnavailableDatesDocument,
  useUnavailableDatesQuery,
  type UnavailableDateFactsFragment,
} from './dates.generated';
import { runsOf, splitDates } from './unavailable-date-form';
import { useDateChanges } from './useDateChanges';

/** Entries; folds the rest. */
const FIRST_SHOWN = 6;

export type DatesEditor = ReturnType<typeof useDatesEditor>;

/** Which date is open, saved or folded, and where the focus goes. */
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
    : runsOf(query.data?.coming ?? [])
        .slice(FIRST_SHOWN)
        .flat()
        .filter(({ id }) => id !== open && !saved.has(id));
  return {
    query,
    addButton,
    /** By the date's id. */
    headings,
    editButtons,
    open,
    saved,
    /** Folded coming dates. */
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

interface Options {
  /** Returns why it failed. */
  remove: (id: number) => Promise<string | undefined>;
  onDeleted: (id: number) => void;
}

function useDateDeletion({ remove, onDeleted }: Options) {
  return useQuestion<UnavailableDateFactsFragment>((date) => ({
    title: texts.dateDeletion.title,
    about: (
      <Subject>
        <strong>{longDate(date.date)}</strong>
        {dateFactsText(date)}
      </Subject>
    ),
    consequences: [texts.dateDeletion.consequence],
    noLabel: texts.dateDeletion.no,
    yesLabel: texts.dateDeletion.yes,
    isDestructive: true,
    busyLabel: texts.dateDeletion.busy,
    onYes: () => remove(date.id),
    onDone: () => onDeleted(date.id),
  }));
}

/** 'new', or the id of the edited date. */
type OpenForm = 'new' | number;

/** One at a time. Opening another asks first if there are unsaved edits. */
function useOpenForm(report: ReportUnsaved) {
  const [open, setOpen] = useState<OpenForm | null>(null);
  /** While the question is open. */
  const [nextForm, setNextForm] = useState<OpenForm>();
  const [typed, setTyped] = useState(false);
  return {
    open,
    openForm: (next: OpenForm) => (typed ? setNextForm(next) : setOpen(next)),
    closeForm: () => setOpen(null),
    report: useCallback<ReportUnsaved>(
      (part, unsaved) => {
        setTyped(unsaved);
        report(part, unsaved);
      },
      [report],
    ),
    question: nextForm !== undefined && (
      <LeaveQuestion
        onStay={() => setNextForm(undefined)}
        onLeave={() => {
          setOpen(nextForm);
          setNextForm(undefined);
        }}
      />
    ),
  };
}

type Dates = readonly UnavailableDateFactsFragment[];

function useUnavailableDates(professionalId: number) {
  const client = useApolloClient();
  const { data, error, refetch } = useUnavailableDatesQuery({
    variables: { professionalId },
    fetchPolicy: 'network-only',
    errorFallback: texts.unavailableDates.failed,
  });
  const change = (changed: (dates: Dates) => UnavailableDateFactsFragment[]) =>
    client.cache.updateQuery(
      { query: UnavailableDatesDocument, variables: { professionalId } },
      (known) => known && { ...known, unavailableDates: changed(known.unavailableDates) },
    );
  return {
    query: {
      data: data && { today: dayOf(data.clinic.now), ...splitDates(data.unavailableDates, dayOf(data.clinic.now)) },
      error,
      refetch,
    },
    put: (date: UnavailableDateFactsFragment) => change((dates) => [...dates.filter(({ id }) => id !== date.id), date]),
    remove: (id: number) => change((dates) => dates.filter((date) => date.id !== id)),
  };
}
