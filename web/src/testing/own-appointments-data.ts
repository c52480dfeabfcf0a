import type { OwnAppointmentFragment } from '../features/appointments/mine/my-appointments.generated';
import { aClinic, aUser, landingAnswers } from './clinic-data';
import { ApiFailure, type Answers } from './fake-api';

type Facts = Omit<Partial<OwnAppointmentFragment>, 'viewerCan'> & {
  viewerCan?: Partial<OwnAppointmentFragment['viewerCan']>;
};

/** On Monday 23 November 2026; the clinic's clock says Saturday the 21st. */
export function anOwnAppointment(facts: Facts = {}) {
  return {
    __typename: 'Appointment',
    id: 'turno-1',
    status: 'confirmed',
    startTime: '2026-11-23T09:30:00-03:00',
    endTime: '2026-11-23T10:00:00-03:00',
    durationMinutes: 30,
    professionalId: 4,
    professionalName: 'Dra. Lucía Fernández',
    professionalIsPublic: true,
    professional: null as OwnAppointmentFragment['professional'],
    specialty: 'Cardiología',
    specialtyId: 2,
    consultationKindId: null,
    consultationKindName: null,
    price: null,
    coverage: null,
    roomName: 'Consultorio 2',
    patientName: 'Marta Ruiz',
    patientEmail: 'marta@example.com',
    patientPhone: null,
    contactName: null as string | null,
    notes: null,
    series: null as OwnAppointmentFragment['series'],
    cancellation: null,
    cancelDeadline: '2026-11-22T09:30:00-03:00',
    ...facts,
    viewerCan: { __typename: 'AppointmentAbilities', cancel: true, reschedule: true, ...facts.viewerCan },
  } as const;
}

/** For a visitor with the link of its mail. */
export function anAppointmentByLink(facts: Facts = {}, rescheduling: object = {}) {
  return {
    ...anOwnAppointment({ viewerCan: { cancel: false, reschedule: false }, ...facts }),
    isMasked: false,
    rescheduling: {
      __typename: 'AppointmentRescheduling',
      isPossible: true,
      movesLeft: 3,
      price: null as string | null,
      ...rescheduling,
    },
  };
}

/** A higher `number` is longer ago. */
export function aPastAppointment(number: number, facts: Facts = {}) {
  const day = new Date(Date.UTC(2026, 10, 20 - number)).toISOString().slice(0, 10);
  return anOwnAppointment({
    id: `pasado-${number}`,
    status: 'completed',
    startTime: `${day}T16:00:00-03:00`,
    endTime: `${day}T16:30:00-03:00`,
    cancelDeadline: `${day}T16:00:00-03:00`,
    viewerCan: { cancel: false, reschedule: false },
    ...facts,
  });
}

type Own = ReturnType<typeof anOwnAppointment>;

/** The patient Marta's answers. A cancellation changes later answers. */
export function patientAnswers(items: Own[], more: Answers = {}): Answers {
  localStorage.setItem('token', 'abc');
  let own = items;
  const now = aClinic().now;
  const page = (chosen: Own[], first: number, after = 0) => ({
    __typename: 'AppointmentPage',
    items: chosen.slice(after, after + first),
    next: chosen.length > after + first ? String(after + first) : null,
  });
  const latestFirst = () => own.toSorted((one, other) => Date.parse(other.startTime) - Date.parse(one.startTime));
  const past = () => latestFirst().filter(({ startTime }) => Date.parse(startTime) < Date.parse(now));
  const count = (...statuses: string[]) => own.filter(({ status }) => statuses.includes(status)).length;
  return {
    ...landingAnswers(),
    Viewer: { viewer: aUser('user') },
    MyWaitingList: { clinic: aClinic(), myWaitingList: [] },
    MySentRequests: { mySentRequests: [] },
    MyFamily: { myFamily: [] },
    MyAppointments: ({ first, after }) => ({
      clinic: aClinic(),
      isWaitingListEnabled: true,
      appointmentCounts: {
        __typename: 'AppointmentCounts',
        total: own.length,
        scheduled: count('pending', 'confirmed'),
        completed: count('completed'),
        cancelled: count('cancelled'),
      },
      coming: page(
        latestFirst().filter((item) => !past().includes(item)),
        200,
      ),
      past: page(past(), Number(first), Number(after ?? 0)),
    }),
    CancelAppointment: ({ id }) => {
      own = own.map((item) =>
        item.id === id ? anOwnAppointment({ ...item, status: 'cancelled', viewerCan: { cancel: false } }) : item,
      );
      return {
        cancelAppointment: own.find((item) => item.id === id) ?? new ApiFailure('NOT_FOUND', 'El turno no existe'),
      };
    },
    ...more,
  };
}

/** `instead` may return null for the usual answer. */
export function answersInstead(
  items: Own[],
  operation: string,
  instead: (variables: { after?: string }) => object | null,
): Answers {
  const answers = patientAnswers(items);
  const usual = answers[operation] as (variables: object) => object;
  return { ...answers, [operation]: (variables: object) => instead(variables) ?? usual(variables) };
}

/** `mark` turns the item at `place` into an absence. */
export function markable(items: Own[], index: number) {
  const marked = items.map(
    (item, number): Own => (number === index ? anOwnAppointment({ ...item, status: 'no_show' }) : item),
  );
  const [before, after] = [items, marked].map(
    (list) => patientAnswers(list)['MyAppointments'] as (variables: object) => object,
  );
  let isMarked = false;
  return {
    mark: () => void (isMarked = true),
    answer: (variables: object) => (isMarked ? after : before)?.(variables) ?? {},
  };
}
