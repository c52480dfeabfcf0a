import type { AppointmentStatus } from '../../../clinic/appointment/appointment-status';
import type { GridAppointment, GridDay, GridHold, GridProfessional, GridRental, GridRoom } from './grid-day';

export const DATE = '2026-11-24';

export const at = (time: string, date = DATE): string => `${date}T${time}:00-03:00`;

const MORNING = { startTime: '09:00', endTime: '13:00' };

export const PAZ: GridProfessional = {
  id: 1,
  name: 'Dra. Paz',
  specialtyName: 'Dermatología',
  hours: [MORNING, { startTime: '14:00', endTime: '18:00' }],
  absences: [],
};
export const SOSA: GridProfessional = { id: 2, name: 'Dr. Sosa', specialtyName: null, hours: [MORNING], absences: [] };
export const ROOM_1: GridRoom = { id: 11, name: 'Sala 1', hours: [{ startTime: '08:00', endTime: '20:00' }] };
export const ROOM_2: GridRoom = { id: 12, name: 'Sala 2', hours: [{ startTime: '08:00', endTime: '20:00' }] };

interface Facts {
  id: string;
  from: string;
  to: string;
  of?: GridProfessional;
  in?: GridRoom;
  patientName?: string;
  status?: AppointmentStatus;
  version?: number;
  canMove?: boolean;
}

export function turno({ id, from, to, of = PAZ, in: room = ROOM_1, ...more }: Facts): GridAppointment {
  const [startTime, endTime] = [from.length > 5 ? from : at(from), to.length > 5 ? to : at(to)];
  return {
    id,
    status: more.status ?? 'confirmed',
    startTime,
    endTime,
    professionalId: of.id,
    professionalName: of.name,
    roomId: room.id,
    roomName: room.name,
    patientName: more.patientName ?? `Paciente ${id}`,
    series: null,
    consultationKindName: null,
    isOverbooking: false,
    patientMoves: 0,
    visit: null,
    version: more.version ?? 1,
    viewerCan: { move: more.canMove ?? true },
  };
}

export function rental(id: string, startTime: string, endTime: string, of = PAZ, room = ROOM_2): GridRental {
  return {
    id,
    startTime,
    endTime,
    roomId: room.id,
    professionalId: of.id,
    professionalName: of.name,
  };
}

export function hold(id: string, from: string, to: string, of = PAZ, room = ROOM_1): GridHold {
  return {
    id,
    startTime: at(from),
    endTime: at(to),
    expiresAt: at('12:00'),
    professionalId: of.id,
    professionalName: of.name,
    roomId: room.id,
    roomName: room.name,
    purpose: 'waiting_list',
    heldFor: 'Alba Sol',
  };
}

export function dayOf(facts: Partial<GridDay> = {}): GridDay {
  return {
    date: DATE,
    now: at('10:20'),
    professionals: [PAZ, SOSA],
    rooms: [ROOM_1, ROOM_2],
    appointments: [],
    rentals: [],
    holds: [],
    ...facts,
  };
}
