import { dateOf, minuteOfDate, minuteOfDayAt, toOffsetIso } from '../../domain/clinic-time';
import { readMinutes, readMoment, readTime, type WallClock } from '../../domain/import-dates';
import { nameKey, readDocument } from '../../domain/import-values';
import type { Interval } from '../../domain/intervals';
import { CONTACT_REQUIRED, CreateAppointmentInput } from '../appointments/appointment.inputs';
import { DEFAULT_DURATION_MINUTES } from '../professionals/appointment-duration';
import type { Professional } from '../professionals/professional.object';
import type { Room } from '../rooms/room.entity';
import { FaultList, fullName, type Values } from './importer';

/** Epoch minutes. */
export interface TurnoRow extends Interval {
  input: CreateAppointmentInput;
  professional: Professional;
  /** null: any suitable one. */
  room: Room | null;
  /** Digits. */
  documentNumber: string | null;
}

interface Clinic {
  zone: string;
  now: Date;
  professionals: KnownBy<Professional>;
  rooms: KnownBy<Room>;
}

/** Throws RowFaults. */
export function readTurno(clinic: Clinic, values: Values): TurnoRow {
  const faults = new FaultList();
  const professional = readProfessional(clinic, values('professional'), faults);
  const start = readStart(clinic, values, faults);
  const typed = values('durationMinutes');
  const minutes = faults.read('durationMinutes', typed, readMinutes, 'La duración debe ser una cantidad de minutos');
  const document = readDocument(values('dni'));
  if (document === null) faults.add('dni', 'El DNI debe ser un número sin decimales, como 30123456');
  const room = readRoom(clinic, values('room'), faults);
  const durationMinutes = minutes ?? professional?.defaultDurationMinutes ?? DEFAULT_DURATION_MINUTES;
  const input = Object.assign(new CreateAppointmentInput(), {
    professionalId: professional?.id ?? 0,
    startTime: start === null ? '' : toOffsetIso(clinic.zone, start),
    durationMinutes,
    patientName: fullName(values('patientName'), values('patientSurname')),
    patientEmail: values('patientEmail'),
    patientPhone: values('patientPhone'),
    notes: notesOf(document ?? values('dni').replaceAll('.', ''), values('notes')),
  });
  faults.addOf(input);
  if (values('patientEmail') === '' && values('patientPhone') === '') faults.add('patientPhone', CONTACT_REQUIRED);
  faults.end();
  const documentNumber = documentOf(document ?? values('dni').replace(/\D/g, ''));
  return { input, professional: professional!, room, documentNumber, start: start!, end: start! + durationMinutes };
}

function readProfessional({ professionals }: Clinic, text: string, faults: FaultList): Professional | null {
  const wrong = (message: string) => faults.add('professional', message);
  if (text === '') return wrong('Falta el profesional');
  const found = professionals.find(text);
  if (found === 'several') return wrong(`Hay más de un profesional «${text}». Nombralo por su email`);
  if (!found) return wrong(`No hay un profesional «${text}». Importalo antes, o corregí el nombre`);
  return found.isPublic ? found : wrong(`${found.name} no está visible: no se le pueden dar turnos`);
}

function readRoom({ rooms }: Clinic, text: string, faults: FaultList): Room | null {
  if (text === '') return null;
  const found = rooms.find(text);
  if (found === 'several') return faults.add('room', `Hay más de una sala «${text}»`);
  if (!found) return faults.add('room', `No hay una sala «${text}». Importala antes, o dejala vacía`);
  return found.isActive ? found : faults.add('room', `La sala ${found.name} está inactiva`);
}

/** From one column or two. */
function readStart({ zone, now }: Clinic, values: Values, faults: FaultList): number | null {
  const [typed, time] = [values('date'), values('time')];
  if (typed === '') return faults.add('date', 'Falta la fecha');
  const clock: WallClock = (at) => ({ date: dateOf(zone, at), minute: minuteOfDayAt(zone, at) });
  const read = (text: string) => readMoment(text, clock);
  const moment = faults.read('date', typed, read, 'La fecha no es válida: escribila como 21-11-2026');
  // The time's column may repeat the date.
  const minute = time === '' ? moment?.minute : (readTime(time) ?? read(time)?.minute);
  if (typeof minute !== 'number')
    faults.add('time', time === '' ? 'Falta la hora' : 'La hora debe tener la forma HH:mm');
  if (!moment || typeof minute !== 'number') return null;
  const { date } = moment;
  const start = minuteOfDate(zone, date, minute);
  return start * 60_000 > now.getTime() ? start : faults.add('date', 'Ya pasó: se importan turnos por venir');
}

/** Same lengths as in requests. */
function documentOf(digits: string): string | null {
  return digits.length >= 6 && digits.length <= 11 ? digits : null;
}

/** Appointments have no DNI; professionals see the notes. */
function notesOf(dni: string, notes: string): string {
  return [dni && `DNI ${dni}`, notes].filter((text) => text !== '').join('\n');
}

interface Named {
  id: number;
  name: string;
  email?: string;
}

interface KnownBy<One> {
  /** 'several': ambiguous. */
  find(text: string): One | null | 'several';
}

/** `idOf`: ids from imports. They precede names; e-mails precede both. */
export function knownBy<One extends Named>(all: readonly One[], idOf: ReadonlyMap<string, number>): KnownBy<One> {
  const byId = new Map(all.map((one) => [one.id, one]));
  const byEmail = new Map(all.flatMap((one) => (one.email ? [[one.email.toLowerCase(), one] as const] : [])));
  const byName = new Map<string, One[]>();
  for (const one of all) byName.set(nameKey(one.name), [...(byName.get(nameKey(one.name)) ?? []), one]);
  return {
    find: (text) => {
      const imported = idOf.get(text);
      const sure = byEmail.get(text.toLowerCase()) ?? (imported === undefined ? undefined : byId.get(imported));
      if (sure) return sure;
      const named = byName.get(nameKey(text)) ?? [];
      return named.length > 1 ? 'several' : (named[0] ?? null);
    },
  };
}
