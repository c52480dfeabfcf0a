import { failureText, refusal, type FormOutcome } from '../../../shared/form/outcome';
import { notify } from '../../../shared/notify/notify';
import {
  useAddUnavailableDateMutation,
  useDeleteUnavailableDateMutation,
  useUpdateUnavailableDateMutation,
  type UnavailableDateFactsFragment,
} from './dates.generated';
import { toDateInput, type DateValues } from './unavailable-date-form';

/** The fields of the form by the server's names of them. */
const FIELDS: Readonly<Record<string, keyof DateValues>> = {
  date: 'date',
  reason: 'reason',
  description: 'description',
  startTime: 'startTime',
  endTime: 'endTime',
};

interface Options {
  professionalId: number;
  onSaved: (date: UnavailableDateFactsFragment) => void;
  onDeleted: (id: number) => void;
}

/** Adding, changing and deleting unavailable dates, each with its words. */
export function useDateChanges({ professionalId, onSaved, onDeleted }: Options) {
  const [sendNew] = useAddUnavailableDateMutation({ errorToast: false });
  const [sendChange] = useUpdateUnavailableDateMutation({ errorToast: false });
  const [sendDelete] = useDeleteUnavailableDateMutation({ errorToast: false });

  const add = async (values: DateValues): Promise<FormOutcome<DateValues>> => {
    const { data, error } = await sendNew({ professionalId, input: toDateInput(values) });
    if (!data) return refusal(error, { fields: FIELDS, fallback: 'Error al agregar la fecha no disponible' });
    notify.success('Fecha no disponible agregada');
    onSaved(data.addUnavailableDate);
    return { ok: true };
  };
  const update = async (id: number, values: DateValues): Promise<FormOutcome<DateValues>> => {
    const { data, error } = await sendChange({ professionalId, id, input: toDateInput(values) });
    if (!data) return refusal(error, { fields: FIELDS, fallback: 'Error al actualizar la fecha no disponible' });
    notify.success('Fecha no disponible actualizada');
    onSaved(data.updateUnavailableDate);
    return { ok: true };
  };
  /** Answers why it failed; undefined when it is gone, also when somebody else had deleted it before. */
  const remove = async (id: number): Promise<string | undefined> => {
    const { error } = await sendDelete({ professionalId, id });
    if (error && error.code !== 'NOT_FOUND') return failureText(error, 'Error al eliminar la fecha no disponible');
    if (!error) notify.success('Fecha no disponible eliminada');
    onDeleted(id);
    return undefined;
  };
  return { add, update, remove };
}
