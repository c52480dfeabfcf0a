import { useState } from 'react';

import { weekInput } from '../../../clinic/hours/week-form';
import type { Base } from '../../../kit/edit/ShowSaved';
import { useEditConflict } from '../../../kit/edit/useEditConflict';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
import { useRetryKey } from '../../../kit/send/useRetryKey';
import {
  useCreateRoomTemplateMutation,
  useUpdateRoomTemplateMutation,
  type CreateRoomTemplateMutationVariables,
  type RoomHoursMonthFragment,
} from '../room-hours.generated';
import { texts } from '../texts';
import type { MonthChange, MonthOutcome } from '../useSetMonth';
import { monthValues, type RoomWeekValues } from '../week-form';
import type { Templates } from './useRoomTemplates';

interface Options {
  stored: RoomHoursMonthFragment;
  room: string;
  templates: Templates;
  setMonth: (change: MonthChange) => Promise<MonthOutcome>;
  onApplied: () => Promise<unknown>;
}

type NewTemplate = CreateRoomTemplateMutationVariables['input'];

/** As the month's hours or a template. */
export function useMonthWeek({ stored, room, templates, setMonth, onApplied }: Options) {
  const [create] = useCreateRoomTemplateMutation();
  const [update] = useUpdateRoomTemplateMutation();
  const { keyOf, done } = useRetryKey<NewTemplate>();
  const conflict = useEditConflict({ stored, toValues: monthValues });
  /** As opened or last saved. */
  const [base, setBase] = useState<Base<RoomWeekValues>>(() => ({ values: monthValues(stored) }));
  /** Base of the next change. */
  const settle = (current: RoomHoursMonthFragment, sent?: RoomWeekValues) => {
    conflict.settle(current);
    setBase({ values: monthValues(current), ...(sent && { sent }) });
  };

  /** By the week's name. */
  const templateOf = ({ templateName }: RoomWeekValues) =>
    templates.all?.find(({ isCustom, name }) => isCustom && name.toLowerCase() === templateName.trim().toLowerCase());

  const apply = async (values: RoomWeekValues): Promise<FormOutcome<RoomWeekValues>> => {
    const { roomId, year, month } = stored;
    const templateName = values.templateName.trim();
    const input = { templateName, weeklyTemplate: weekInput(values) };
    const { data, error } = await setMonth({
      roomId,
      year,
      month,
      input,
      expectedVersion: conflict.expectedVersion ?? null,
    });
    if (error) return conflict.refusal(error, values) ?? refusal(error, { fallback: texts.monthWeekForm.failed });
    const wasItsOwn = stored.isConfigured && stored.templateName === templateName;
    notify.success(wasItsOwn ? texts.monthWeekForm.updated(room) : texts.monthWeekForm.applied(templateName));
    settle(data.setRoomAvailability, values);
    void onApplied();
    return { ok: true };
  };

  const keep = async (values: RoomWeekValues): Promise<FormOutcome<RoomWeekValues>> => {
    const existing = templateOf(values);
    const schedule = weekInput(values);
    const made = { name: values.templateName.trim(), schedule, description: '' };
    const { error } = existing
      ? await update({ id: existing.id, input: { schedule }, expectedVersion: existing.version })
      : await create({ input: made, idempotencyKey: keyOf(made) });
    void templates.reload();
    if (error) return refusal(error, { fields: { name: 'templateName' }, fallback: texts.saveTemplate.failed });
    done();
    notify.success(texts.saveTemplate.done);
    return { ok: true };
  };

  return { apply, keep, templateOf, conflict, base, settle };
}
