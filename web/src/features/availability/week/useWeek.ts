import { useMemo, useState } from 'react';

import { useForgetNoSlots } from '../../../clinic/no-slots/useForgetNoSlots';
import { CONFLICT_TEXT, useEditConflict } from '../../../kit/edit/useEditConflict';
import type { ApiError } from '../../../kit/errors/api-error';
import { isSame } from '../../../kit/form/merge-edits';
import { failureText, refusal, type FormOutcome } from '../../../kit/form/outcome';
import { useForm } from '../../../kit/form/useForm';
import { notify } from '../../../kit/notify/notify';
import { texts } from '../texts';
import { useForgetQuotas } from '../useForgetQuotas';
import { sameWeek, toEntries, toWeek, weekFieldAt, weekSchema, type WeekValues } from './week-form';
import { useApplyTemplateMutation, useSaveWeekMutation, type WeekFactsFragment } from './week.generated';

interface Options {
  /** Newer ones come from this form's own calls. */
  opened: WeekFactsFragment;
  /** Runs when the form's week is saved. */
  onSaved?: (() => void) | undefined;
}

const valuesOf = ({ entries }: WeekFactsFragment): WeekValues => toWeek(entries);

/** The edited week, and its conflict with another save. */
export function useWeek({ opened, onSaved }: Options) {
  const { professionalId } = opened;
  /** From the server. */
  const [latest, setLatest] = useState(opened);
  const stored = useMemo(() => valuesOf(latest), [latest]);
  const conflict = useEditConflict({ stored: opened, toValues: valuesOf });
  const [send] = useSaveWeekMutation();
  const [sendTemplate] = useApplyTemplateMutation();
  const forgetNoSlots = useForgetNoSlots();
  const forgetQuotas = useForgetQuotas();

  const settle = (week: WeekFactsFragment): WeekValues => {
    conflict.settle(week);
    setLatest(week);
    return valuesOf(week);
  };
  const isOvertaken = (error: ApiError, typed: WeekValues): boolean => {
    if (!conflict.refusal(error, typed)) return false;
    setLatest(error.current as WeekFactsFragment);
    return true;
  };
  const save = async (week: WeekValues): Promise<FormOutcome<WeekValues>> => {
    if (sameWeek(stored, week) && !conflict.edits) return { ok: true };
    const { data, error } = await send({
      professionalId,
      entries: toEntries(week),
      expectedVersion: conflict.expectedVersion ?? null,
    });
    if (data) {
      const kept = settle(data.setProfessionalAvailability);
      void forgetNoSlots();
      void forgetQuotas();
      notify.success(texts.weekEditor.done);
      // Keeps edits made while saving.
      let hasTypedOn = false;
      await formik.setValues((typed) => {
        hasTypedOn = !isSame(typed, week);
        return hasTypedOn ? typed : kept;
      });
      if (!hasTypedOn) onSaved?.();
      return { ok: true };
    }
    if (isOvertaken(error, week)) return { ok: false, text: CONFLICT_TEXT, isSaid: true };
    return refusal(error, { fields: weekFieldAt(week), fallback: texts.weekEditor.failed });
  };
  const form = useForm<WeekValues>({ initialValues: stored, schema: weekSchema, onSubmit: save });
  const { formik } = form;
  const week = formik.values;

  return {
    form,
    conflict,
    stored,
    unsaved: useMemo(() => !sameWeek(stored, week), [stored, week]),
    discard: () => formik.resetForm({ values: settle(latest) }),
    /** Resolves to the failure. */
    applyTemplate: async ({ id, name }: { id: string; name: string }) => {
      const expectedVersion = conflict.expectedVersion ?? null;
      const { data, error } = await sendTemplate({ professionalId, templateId: id, expectedVersion });
      if (!data) return isOvertaken(error, week) ? CONFLICT_TEXT : failureText(error, texts.templatePicker.failed);
      formik.resetForm({ values: settle(data.applyScheduleTemplate) });
      void forgetNoSlots();
      void forgetQuotas();
      notify.success(texts.templatePicker.done(name));
      return undefined;
    },
  };
}
