import { useMemo, useState } from 'react';

import { isSame } from '../../../shared/edit/merge-edits';
import { CONFLICT_TEXT, useEditConflict } from '../../../shared/edit/useEditConflict';
import type { ApiError } from '../../../shared/errors/api-error';
import { failureText, refusal, type FormOutcome } from '../../../shared/form/outcome';
import { useForm } from '../../../shared/form/useForm';
import { notify } from '../../../shared/notify/notify';
import { texts } from '../texts';
import { sameWeek, toEntries, toWeek, weekFieldAt, weekSchema, type WeekValues } from './week-form';
import { useApplyTemplateMutation, useSaveWeekMutation, type WeekFactsFragment } from './week.generated';

interface Options {
  /** The week when the form was opened; later ones come with this form's own answers. */
  opened: WeekFactsFragment;
  /** Called when the saved week is the one in the form. */
  onSaved?: (() => void) | undefined;
}

const valuesOf = ({ entries }: WeekFactsFragment): WeekValues => toWeek(entries);

/** The week as it is typed, until it is stored, with what somebody else has stored of it meanwhile. */
export function useWeek({ opened, onSaved }: Options) {
  const { professionalId } = opened;
  /** The latest stored week that the server has answered. */
  const [latest, setLatest] = useState(opened);
  const stored = useMemo(() => valuesOf(latest), [latest]);
  const conflict = useEditConflict({ stored: opened, toValues: valuesOf });
  const [send] = useSaveWeekMutation({ errorToast: false });
  const [sendTemplate] = useApplyTemplateMutation({ errorToast: false });

  const settle = (week: WeekFactsFragment): WeekValues => {
    conflict.settle(week);
    setLatest(week);
    return valuesOf(week);
  };
  /** Whether the error is somebody else's save of the same week meanwhile; it is then shown beside what is typed. */
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
      notify.success(texts.weekEditor.done);
      // What was changed while it was on its way is not saved yet, and stays.
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
    /** Answers why it failed; undefined when it is applied. */
    applyTemplate: async ({ id, name }: { id: string; name: string }) => {
      const expectedVersion = conflict.expectedVersion ?? null;
      const { data, error } = await sendTemplate({ professionalId, templateId: id, expectedVersion });
      if (!data) return isOvertaken(error, week) ? CONFLICT_TEXT : failureText(error, texts.templatePicker.failed);
      formik.resetForm({ values: settle(data.applyScheduleTemplate) });
      notify.success(texts.templatePicker.done(name));
      return undefined;
    },
  };
}
