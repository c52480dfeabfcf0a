import { useEffect, useMemo, useState } from 'react';

import { failureText } from '../../../shared/form/outcome';
import type { ReportUnsaved } from '../../../shared/form/useUnsaved';
import { notify } from '../../../shared/notify/notify';
import { faultAt, sameWeek, toEntries, toWeek, weekFaults, type Week, type WeekFault } from './week-form';
import { useApplyTemplateMutation, useSaveWeekMutation } from './week.generated';

interface Refusal {
  /** Of which week: another one is not refused. */
  week: Week;
  fault: WeekFault | null;
  text: string;
}

/** The week as it is typed, until it is stored. `stored` counts once: what comes after it is known from the answers here. */
export function useWeek(professionalId: number, first: Week, report: ReportUnsaved) {
  const [stored, setStored] = useState(first);
  const [week, setWeek] = useState(first);
  const [refusal, setRefusal] = useState<Refusal>();
  /** Counts the tries that failed, so that the focus goes to the fault after each. */
  const [failures, setFailures] = useState(0);
  const [send, { loading: saving }] = useSaveWeekMutation({ errorToast: false });
  const [sendTemplate] = useApplyTemplateMutation({ errorToast: false });
  const unsaved = useMemo(() => !sameWeek(stored, week), [stored, week]);
  const refused = refusal?.week === week ? refusal : undefined;
  const faults = useMemo(() => [...weekFaults(week), ...(refused?.fault ? [refused.fault] : [])], [week, refused]);
  useEffect(() => {
    report('week', unsaved);
    return () => report('week', false);
  }, [report, unsaved]);

  const keep = (next: Week) => {
    setStored(next);
    setWeek(next);
    setRefusal(undefined);
  };
  const save = async () => {
    if (saving || !unsaved) return;
    if (faults.length > 0) {
      setFailures((count) => count + 1);
      return;
    }
    const { data, error } = await send({ professionalId, entries: toEntries(week) });
    if (data) {
      const kept = toWeek(data.setProfessionalAvailability);
      setStored(kept);
      // What was changed while it was on its way is not saved yet, and stays.
      setWeek((typed) => (typed === week ? kept : typed));
      setRefusal(undefined);
      notify.success('Disponibilidad actualizada');
      return;
    }
    const fault = faultAt(week, error.field, error.message);
    setRefusal({ week, fault, text: fault ? fault.text : failureText(error, 'Error al actualizar la disponibilidad') });
    setFailures((count) => count + 1);
  };
  /** Answers why it failed; undefined when it is applied. */
  const applyTemplate = async ({ id, name }: { id: string; name: string }) => {
    const { data, error } = await sendTemplate({ professionalId, templateId: id });
    if (!data) return failureText(error, 'Error al aplicar la plantilla');
    keep(toWeek(data.applyScheduleTemplate));
    notify.success(`Plantilla "${name}" aplicada exitosamente`);
    return undefined;
  };

  return {
    week,
    setWeek,
    faults,
    unsaved,
    saving,
    failures,
    /** What the server said against the whole. */
    failure: refused && !refused.fault ? refused.text : undefined,
    save,
    discard: () => keep(stored),
    applyTemplate,
  };
}
