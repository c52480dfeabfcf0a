interface Size {
  professionals: number;
  turnosEach: number;
}

type Data = Record<string, unknown>;
type Entry = Record<string, unknown> & { id: number };

const pad = (value: number) => String(value).padStart(2, '0');
const FIRST_HOUR = 8;
const STATUSES = ['confirmed', 'pending', 'completed', 'cancelled', 'no_show'];

const KINDS = ['Primera vez', 'Control', 'Control posquirúrgico con retiro de puntos'];

/** For answerField: the turnos of the answer's day or days are of kinds, one after the other. */
export function ofKinds(data: Data): Data {
  const named = <Day extends object>(day: Day): Day => {
    const { appointments } = day as { appointments?: Data[] };
    // Only the version was asked for.
    if (!appointments) return day;
    return {
      ...day,
      appointments: appointments.map((it, index) => ({ ...it, consultationKindName: KINDS[index % KINDS.length] })),
    };
  };
  const { agendaDay, agendaDays } = data as { agendaDay?: object; agendaDays?: object[] };
  return {
    ...data,
    ...(agendaDay && { agendaDay: named(agendaDay) }),
    ...(agendaDays && { agendaDays: agendaDays.map(named) }),
  };
}

/** For answerField: the day of the answer with so many professionals and turnos, half an hour each. */
export function busyDay({ professionals, turnosEach }: Size): (data: Data) => Data {
  return (data) => {
    const day = data['agendaDay'] as { date: string; professionals?: Entry[]; appointments?: Data[] };
    const [somebody] = day.professionals ?? [];
    const [turno] = day.appointments ?? [];
    // Only the version was asked for.
    if (!somebody || !turno) return data;
    const people = Array.from({ length: professionals }, (_, index) => ({
      ...somebody,
      id: 1000 + index,
      name: `Profesional ${index + 1}`,
      hours: [{ __typename: 'DayHours', startTime: '08:00', endTime: '20:00' }],
    }));
    const appointments = people.flatMap(({ id, name }) =>
      Array.from({ length: turnosEach }, (_, index) => {
        const hour = pad(FIRST_HOUR + index);
        return {
          ...turno,
          id: `00000000-0000-4000-8000-${String(id * 100 + index).padStart(12, '0')}`,
          professionalId: id,
          professionalName: name,
          status: STATUSES[index % STATUSES.length],
          startTime: `${day.date}T${hour}:00:00-03:00`,
          endTime: `${day.date}T${hour}:30:00-03:00`,
        };
      }),
    );
    return { ...data, agendaDay: { ...day, professionals: people, appointments, rentals: [] } };
  };
}
