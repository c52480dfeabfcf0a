import type { Role } from '../clinic/session/session.generated';
import type { DayCoverageFragment } from '../features/agenda/agenda.generated';
import type { CalendarAppointmentFragment } from '../features/appointments/calendar/calendar.generated';
import { hoursOfDay, monthSlots } from './booking-data';
import { aClinic, aUser, landingAnswers } from './clinic-data';
import { ApiFailure, type Answers } from './fake-api';

type Abilities = CalendarAppointmentFragment['viewerCan'];
interface Covered {
  coverage: DayCoverageFragment | null;
  paid: number | null;
}
type TurnoFacts = Partial<Omit<CalendarAppointmentFragment, 'viewerCan'> & Covered> & {
  viewerCan?: Partial<Abilities>;
};

/** On Monday 23 November 2026; the clinic's clock says Saturday the 21st. */
export function aTurno(facts: TurnoFacts = {}) {
  return {
    __typename: 'Appointment',
    id: 'turno-1',
    status: 'pending',
    startTime: '2026-11-23T09:30:00-03:00',
    endTime: '2026-11-23T10:00:00-03:00',
    durationMinutes: 30,
    professionalId: 3,
    professionalName: 'Dra. Lucía Fernández',
    specialty: 'Cardiología',
    consultationKindName: null as string | null,
    roomId: 2,
    roomName: 'Consultorio 2',
    patientId: 'paciente-1' as string | null,
    patientName: 'Nora Ñandú',
    patientEmail: 'nora@correo.example',
    patientPhone: '+54 11 2345-6789',
    patientBirthDate: null as string | null,
    contactName: null as string | null,
    isOverbooking: false,
    overbookingReason: null as string | null,
    patientMoves: 0,
    paid: null as number | null,
    notes: 'Primera consulta',
    series: null as CalendarAppointmentFragment['series'],
    version: 1,
    cancellation: null,
    coverage: null as Covered['coverage'],
    visit: null,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    ...facts,
    viewerCan: { __typename: 'AppointmentAbilities', setStatus: true, move: true, update: false, ...facts.viewerCan },
  } as const;
}

export type Turno = ReturnType<typeof aTurno>;

/** Answers for staff of that role. `set` changes the turnos as other users would. */
export function calendarAnswers(role: Role, first: readonly Turno[], more: Answers = {}) {
  localStorage.setItem('token', 'abc');
  let turnos = first;
  const change = (id: unknown, facts: Partial<CalendarAppointmentFragment>) => {
    turnos = turnos.map((turno) =>
      turno.id === id ? aTurno({ ...turno, version: turno.version + 1, ...facts }) : turno,
    );
    return turnos.find((turno) => turno.id === id) ?? new ApiFailure('NOT_FOUND', 'El turno no existe');
  };
  const page = ({ month, professionalId }: Record<string, unknown>) => {
    const items = turnos.filter(
      (turno) =>
        turno.startTime.startsWith(String(month)) &&
        (professionalId === null || turno.professionalId === professionalId),
    );
    return { __typename: 'AppointmentPage', version: JSON.stringify(items), items };
  };
  const answers: Answers = {
    ...landingAnswers(),
    Viewer: { viewer: aUser(role) },
    CalendarMonth: (variables: Record<string, unknown>) => ({ clinic: aClinic(), appointments: page(variables) }),
    CalendarVersion: (variables: Record<string, unknown>) => {
      const { __typename, version } = page(variables);
      return { clinic: { __typename: 'Clinic', now: aClinic().now }, appointments: { __typename, version } };
    },
    CalendarProfessionals: {
      professionals: [
        {
          __typename: 'Professional',
          id: 3,
          name: 'Dra. Lucía Fernández',
          specialtyId: 1,
          specialtyName: 'Cardiología',
        },
        { __typename: 'Professional', id: 5, name: 'Dr. Pablo Ruiz', specialtyId: null, specialtyName: null },
      ],
    },
    SoonestSlots: { soonestSlots: [] },
    UpdateAppointment: ({ id, input }) => {
      const { startTime, cancellation, ...facts } = input as {
        startTime?: string;
        durationMinutes: number;
        cancellation?: Why;
      };
      const before = turnos.find((turno) => turno.id === id);
      const start = startTime === undefined ? (before?.startTime ?? '') : `${startTime}:00-03:00`;
      const changed = {
        ...facts,
        ...said(cancellation),
        startTime: start,
        endTime: after(start, facts.durationMinutes),
      };
      return { updateAppointment: change(id, changed) };
    },
    SetAppointmentStatus: ({ id, status, cancellation }) => ({
      setAppointmentStatus: change(id, { status: status as Turno['status'], ...said(cancellation as Why | undefined) }),
    }),
    RestoreStatus: ({ id, status }) => ({
      setAppointmentStatus: change(id, { status: status as Turno['status'], cancellation: null }),
    }),
    RestorePlace: ({ id, startTime, roomId, durationMinutes }) => ({
      moveAppointment: change(id, {
        startTime: String(startTime),
        endTime: after(String(startTime), Number(durationMinutes)),
        roomId: Number(roomId),
        roomName: `Consultorio ${String(roomId)}`,
      }),
    }),
    RestoreTurno: ({ id, input }) => ({ updateAppointment: change(id, input as Partial<CalendarAppointmentFragment>) }),
    MonthSlots: monthSlots(['2026-11-24T11:00:00-03:00', '2026-11-24T11:30:00-03:00']),
    SlotRooms: {
      slotRooms: (['free', 'free', 'occupied', 'closed'] as const).map((availability, index) => ({
        __typename: 'SlotRoom',
        availability,
        isSuitable: index !== 3,
        room: { __typename: 'Room', id: index + 1, name: `Consultorio ${index + 1}`, description: null },
      })),
    },
    HoursOfDay: hoursOfDay,
    MoveAppointment: ({ id, startTime, roomId }) => {
      const start = `${String(startTime)}:00-03:00`;
      const moved = {
        startTime: start,
        endTime: after(start, 30),
        roomId: Number(roomId),
        roomName: `Consultorio ${String(roomId)}`,
      };
      return { moveAppointment: change(id, moved) };
    },
    ...more,
  };
  return {
    answers,
    set: (next: readonly Turno[]) => {
      turnos = next;
    },
  };
}

interface Why {
  reason: NonNullable<CalendarAppointmentFragment['cancellation']>['reason'];
  note: string | null;
  tellPatient: boolean;
}

function said(why: Why | undefined): Partial<CalendarAppointmentFragment> {
  if (!why) return {};
  const { reason, note, tellPatient } = why;
  const cancellation = { __typename: 'AppointmentCancellation', reason, note, toldPatient: tellPatient };
  return { cancellation } as Partial<CalendarAppointmentFragment>;
}

function after(instant: string, minutes: number): string {
  return `${new Date(Date.parse(instant) + minutes * 60_000 - 3 * 3_600_000).toISOString().slice(0, 19)}-03:00`;
}
