import { useFormikContext } from 'formik';

import { FormDateField } from '../../../../shared/form/FormDateField';
import { FormSelectField } from '../../../../shared/form/FormSelectField';
import { FormTimeField } from '../../../../shared/form/FormTimeField';
import type { CalendarAppointmentFragment } from '../calendar.generated';
import { chosenDay, chosenStart, OTHER_TIME, type MoveValues } from './move-form';
import { useMoveOptions, type RefusedMove } from './useMoveOptions';

interface Props {
  appointment: CalendarAppointmentFragment;
  today: string;
  /** The last move that the server refused. */
  refused: RefusedMove | undefined;
}

/** Where to: a day, one of its free times or any other, and a room. */
export function MoveFields({ appointment, today, refused }: Props) {
  const { values } = useFormikContext<MoveValues>();
  const day = chosenDay(values);
  const start = chosenStart(values);
  const { times, rooms, roomIs, loadingTimes, timesFailed, hasFreeTimes } = useMoveOptions(appointment, { day, start, refused });
  const known = times.some(({ value }) => value === values.slot);
  const why = start !== null && start === refused?.start ? 'ya no disponible' : 'no figura libre';
  const hint = timesHint({ loading: loadingTimes, failed: timesFailed, known: hasFreeTimes || day === '' });
  return (
    <>
      <FormDateField label="Fecha" name="date" today={today} autoComplete="off" required />
      {/* A time that the new day does not offer stays chosen until another is: it may be free all the same. */}
      <FormSelectField label="Horario" name="slot" options={known ? times : [{ value: values.slot, label: `${values.slot} (${why})` }, ...times]} hint={hint} required />
      {values.slot === OTHER_TIME && (
        <FormTimeField label="Hora de inicio" name="time" hint="Formato: HH:mm. También fuera del horario de atención." />
      )}
      <FormSelectField label="Sala" name="roomId" options={rooms} hint={ROOM_HINT[roomIs(values.roomId)]} required />
    </>
  );
}

function timesHint({ loading, failed, known }: { loading: boolean; failed: boolean; known: boolean }): string | undefined {
  if (loading) return 'Cargando los horarios…';
  if (failed) return 'No se pudieron cargar los horarios: aparecen cuando vuelva la conexión.';
  return known ? undefined : 'Sin horarios disponibles ese día.';
}

const ROOM_HINT = {
  free: undefined,
  occupied: 'La sala elegida está ocupada a esa hora: elige otra sala u otro horario.',
  closed: 'La sala elegida está cerrada a esa hora. El turno se puede mover igual.',
} as const;
