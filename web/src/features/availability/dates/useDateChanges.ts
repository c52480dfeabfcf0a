import { useState } from 'react';

import { useForgetNoSlots } from '../../../clinic/no-slots/useForgetNoSlots';
import type { EditConflict } from '../../../kit/edit/useEditConflict';
import { failureText, refusal, type FormOutcome } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
import type { Progress } from '../../../kit/send/progress';
import { texts } from '../texts';
import {
  useAddUnavailableDateMutation,
  useDeleteUnavailableDateMutation,
  useUpdateUnavailableDateMutation,
  type UnavailableDateFactsFragment,
} from './dates.generated';
import { daysMeant, toDateInput, type DateValues } from './unavailable-date-form';

const FIELDS: Readonly<Record<string, keyof DateValues>> = {
  date: 'date',
  reason: 'reason',
  description: 'description',
  startTime: 'startTime',
  endTime: 'endTime',
};

interface Options {
  professionalId: number;
  /** Everything was saved. */
  onSaved: (dates: readonly UnavailableDateFactsFragment[]) => void;
  /** The rest failed; the form stays open. */
  onPartSaved: (dates: readonly UnavailableDateFactsFragment[]) => void;
  /** Someone else changed it; the form stays open. */
  onOvertaken: (date: UnavailableDateFactsFragment) => void;
}

export type DateConflict = Pick<EditConflict<UnavailableDateFactsFragment, DateValues>, 'expectedVersion' | 'refusal'>;

/** Also shows toasts. */
export function useDateChanges({ professionalId, onSaved, onPartSaved, onOvertaken }: Options) {
  const [sendNew] = useAddUnavailableDateMutation();
  const [sendChange] = useUpdateUnavailableDateMutation();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [sendDelete] = useDeleteUnavailableDateMutation();
  const forgetNoSlots = useForgetNoSlots();

  /** A failed attempt may have saved some. */
  const ended = <Outcome>(outcome: Outcome): Outcome => {
    setProgress(null);
    void forgetNoSlots();
    return outcome;
  };
  const add = async (values: DateValues): Promise<FormOutcome<DateValues>> => {
    const days = daysMeant(values);
    const saved: UnavailableDateFactsFragment[] = [];
    for (const [done, date] of days.entries()) {
      setProgress({ done, total: days.length });
      const { data, error } = await sendNew({ professionalId, input: { ...toDateInput(values), date } });
      if (data) saved.push(data.addUnavailableDate);
      // Among several days an existing one is no failure, so that a retry completes the first try.
      else if (days.length === 1 || error.code !== 'CONFLICT') {
        onPartSaved(saved);
        const refused = refusal(error, { fields: FIELDS, fallback: texts.createDate.failed });
        return partlyDone(saved.length, days.length, refused);
      }
    }
    if (saved.length === 0) return { ok: false, field: 'date', text: texts.createDate.taken };
    notify.success(texts.createDate.done(saved.length));
    onSaved(saved);
    return { ok: true };
  };
  const update = async (id: number, values: DateValues, conflict: DateConflict): Promise<FormOutcome<DateValues>> => {
    setProgress({ done: 0, total: 1 });
    const expectedVersion = conflict.expectedVersion ?? null;
    const { data, error } = await sendChange({ professionalId, id, input: toDateInput(values), expectedVersion });
    if (!data) {
      const overtaken = conflict.refusal(error, values);
      if (overtaken) onOvertaken(error.current as UnavailableDateFactsFragment);
      return overtaken ?? refusal(error, { fields: FIELDS, fallback: texts.updateDate.failed });
    }
    notify.success(texts.updateDate.done);
    onSaved([data.updateUnavailableDate]);
    return { ok: true };
  };
  /** Undefined when it is gone, even if someone else deleted it. */
  const remove = async (id: number): Promise<string | undefined> => {
    const { error } = await sendDelete({ professionalId, id });
    if (error && error.code !== 'NOT_FOUND') return failureText(error, texts.dateDeletion.failed);
    if (!error) notify.success(texts.dateDeletion.done);
    void forgetNoSlots();
    return undefined;
  };
  return {
    add: async (values: DateValues) => ended(await add(values)),
    update: async (id: number, values: DateValues, conflict: DateConflict) => ended(await update(id, values, conflict)),
    remove,
    progress,
  };
}

/** How many of several days were saved. */
function partlyDone(saved: number, all: number, outcome: FormOutcome<DateValues>): FormOutcome<DateValues> {
  return outcome.ok || saved === 0
    ? outcome
    : { ...outcome, text: texts.createDate.partlyDone(saved, all, outcome.text) };
}
