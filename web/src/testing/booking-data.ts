import { aClinic } from './clinic-data';
import type { Answers } from './fake-api';

/** The clinic's clock says 2026-11-21 10:15, a Saturday. */
export const SLOT_0900 = '2026-11-23T09:00:00-03:00';
export const SLOT_0930 = '2026-11-23T09:30:00-03:00';
export const SLOT_1500 = '2026-11-23T15:00:00-03:00';
export const SLOT_NEXT_DAY = '2026-11-24T10:00:00-03:00';

const PROFESSIONAL = {
  __typename: 'Professional',
  id: 1,
  name: 'Dra. Lucía Fernández',
  pictureUrl: null,
  bio: 'Cardióloga clínica.',
  licenseNumber: 'MN 123456',
  email: 'lucia@clinica.example',
  phone: null as string | null,
  fee: 18000 as number | null,
  defaultDurationMinutes: 30,
  seriesOnline: false,
  consultationKinds: [] as object[],
  specialty: {
    __typename: 'Specialty',
    id: 1,
    slug: 'cardiologia',
    name: 'Cardiología',
    icon: 'heart',
    isActive: true,
  },
};

export function bookingProfessional(facts: Partial<typeof PROFESSIONAL> = {}) {
  return { clinic: aClinic(), isWaitingListEnabled: true, professional: { ...PROFESSIONAL, ...facts } };
}

/** Only November 2026 has slots. */
export function monthSlots(starts: string[], withheld: { day: number; reason: string }[] = []) {
  return ({ year, month }: Record<string, unknown>) => ({
    clinic: { __typename: 'Clinic', now: aClinic().now },
    monthSlots: {
      __typename: 'MonthSlots',
      professionalId: 1,
      year,
      month,
      durationMinutes: 30,
      withheld: withheld.map((it) => ({ __typename: 'WithheldDay', ...it })),
      days: [...new Set(starts.map((start) => start.slice(0, 10)))]
        .filter((day) => Number(day.slice(5, 7)) === month)
        .map((day) => ({
          __typename: 'DaySlots',
          day: Number(day.slice(8)),
          slots: starts.filter((start) => start.startsWith(day)),
        })),
    },
  });
}

export function slotRooms(availabilities: ('free' | 'occupied' | 'closed')[]) {
  return {
    slotRooms: availabilities.map((availability, index) => ({
      __typename: 'SlotRoom',
      availability,
      isSuitable: true,
      room: { __typename: 'Room', id: index + 1, name: `Consultorio ${index + 1}`, description: `Piso ${index + 1}` },
    })),
  };
}

/** Professionals attend from 09:00 to 13:00; the second room is open from 08:00 to 20:00. */
export function hoursOfDay({ date }: Record<string, unknown>) {
  const hours = (startTime: string, endTime: string) => [{ __typename: 'DayHours', startTime, endTime }];
  return {
    agendaDay: {
      __typename: 'AgendaDay',
      date,
      professionals: [3, 5].map((id) => ({
        __typename: 'AgendaProfessional',
        id,
        hours: hours('09:00', '13:00'),
        absences: [],
      })),
      rooms: [{ __typename: 'AgendaRoom', id: 2, hours: hours('08:00', '20:00') }],
    },
  };
}

export const APPOINTMENT_ID = '759e9b1f-5b06-47f4-854b-b52c24946b1b';
export const RECEIPT = 'el-recibo-de-la-reserva';
export const EMAIL_CORRECTION = {
  __typename: 'EmailCorrection',
  token: 'solo-aca',
  until: '2026-11-21T10:30:00-03:00',
} as const;

export function appointment(facts: object = {}) {
  return {
    clinic: aClinic(),
    appointment: {
      __typename: 'Appointment',
      id: APPOINTMENT_ID,
      status: 'pending',
      startTime: SLOT_0930,
      endTime: '2026-11-23T10:00:00-03:00',
      durationMinutes: 30,
      cancelDeadline: '2026-11-22T09:30:00-03:00',
      professionalId: 1,
      professionalName: 'Dra. Lucía Fernández',
      professionalIsPublic: true,
      professional: { __typename: 'Professional', id: 1, fee: 18_000 as number | null } as object | null,
      specialty: 'Cardiología',
      specialtyId: 1,
      consultationKindId: null as number | null,
      consultationKindName: null as string | null,
      price: null as number | null,
      coverage: null as object | null,
      roomName: 'Consultorio 2',
      patientName: 'Nora Ñandú',
      patientEmail: 'nora@correo.example',
      patientPhone: '+54 11 2345 6789',
      contactName: null as string | null,
      notes: 'Primera consulta',
      cancellation: null,
      series: null as object | null,
      isMasked: false,
      viewerCan: { __typename: 'AppointmentAbilities', cancel: false, reschedule: false },
      rescheduling: { __typename: 'AppointmentRescheduling', isPossible: true },
      ...facts,
    },
  };
}

/** A turno as the server answers that it was made. */
export function madeTurno(id = APPOINTMENT_ID) {
  const endTime = '2026-11-23T10:10:00-03:00';
  return { __typename: 'Appointment', id, status: 'pending', startTime: SLOT_0930, endTime, version: 1 } as const;
}

/** A child of the signed-in user. */
export function aFamilyMember(patientId: string, patientName: string, facts: object = {}) {
  return {
    __typename: 'PatientRelation',
    id: `vinculo-${patientId}`,
    patientId,
    patientName,
    patientBirthDate: '2018-03-01',
    mayBook: true,
    isInForce: true,
    isCallers: true,
    ...facts,
  };
}

export function bookingAnswers(answers: Answers = {}): Answers {
  return {
    Clinic: { clinic: aClinic() },
    BookingProfessional: bookingProfessional(),
    MonthSlots: monthSlots([SLOT_0900, SLOT_0930, SLOT_1500, SLOT_NEXT_DAY]),
    FirstSlot: { firstSlot: SLOT_0900 },
    SlotRooms: slotRooms(['free', 'free', 'occupied', 'closed']),
    BookAppointment: { bookAppointment: { ...madeTurno(), receipt: RECEIPT, emailCorrection: EMAIL_CORRECTION } },
    Appointment: appointment(),
    BookingFamily: { myFamily: [] },
    ...answers,
  };
}
