import { useFormik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';

import { failureText } from '../../../shared/form/outcome';
import { fieldAtFault, refuseField } from '../../../shared/form/server-refusal';
import { notify } from '../../../shared/notify/notify';
import { texts } from '../texts';
import { sameWeek, toEntries, toWeek, weekFieldAt, weekSchema, type Week, type WeekValues } from './week-form';
import { useApplyTemplateMutation, useSaveWeekMutation } from './week.generated';

/** The week as it is typed, until it is stored. `first` counts once: what comes after it is known from the answers here. */
export function useWeek(professionalId: number, first: Week) {
  const [stored, setStored] = useState(first);
  /** What the server said against the whole of a week: another one is not refused. */
  const [refused, setRefused] = useState<{ week: Week; text: string }>();
  const [send] = useSaveWeekMutation({ errorToast: false });
  const [sendTemplate] = useApplyTemplateMutation({ errorToast: false });

  const save = async ({ week }: WeekValues, helpers: FormikHelpers<WeekValues>) => {
    if (sameWeek(stored, week)) return;
    setRefused(undefined);
    helpers.setStatus(undefined);
    const { data, error } = await send({ professionalId, entries: toEntries(week) });
    if (data) {
      const kept = toWeek(data.setProfessionalAvailability);
      setStored(kept);
      // What was changed while it was on its way is not saved yet, and stays.
      await helpers.setValues((typed) => (typed.week === week ? { week: kept } : typed));
      notify.success(texts.weekEditor.done);
      return;
    }
    const field = fieldAtFault(error, weekFieldAt(week));
    if (field !== undefined) refuseField(helpers, { week }, field, error.message);
    else setRefused({ week, text: failureText(error, texts.weekEditor.failed) });
  };
  const form = useFormik<WeekValues>({ initialValues: { week: first }, validationSchema: weekSchema, onSubmit: save });
  const { week } = form.values;
  const keep = (next: Week) => {
    setStored(next);
    setRefused(undefined);
    form.resetForm({ values: { week: next } });
  };

  return {
    form,
    unsaved: useMemo(() => !sameWeek(stored, week), [stored, week]),
    failure: refused?.week === week ? refused.text : undefined,
    discard: () => keep(stored),
    /** Answers why it failed; undefined when it is applied. */
    applyTemplate: async ({ id, name }: { id: string; name: string }) => {
      const { data, error } = await sendTemplate({ professionalId, templateId: id });
      if (!data) return failureText(error, texts.templatePicker.failed);
      keep(toWeek(data.applyScheduleTemplate));
      notify.success(texts.templatePicker.done(name));
      return undefined;
    },
  };
}
