import { UNAVAILABLE_REASONS, type UnavailableReason } from '../../../clinic/hours/unavailable-reason';
import { countText } from '../../../kit/text/count-text';
import { longDate } from '../../../kit/time/wall-time';
import type { ColumnKind, GridAppointment, GridBuffers } from './grid-day';
import type { Beside, Verdict } from './verdict';

const CLOSED: Record<ColumnKind, string> = { professional: 'No atiende', room: 'Cerrada' };
const HOLIDAY: Record<ColumnKind, string> = { professional: 'Cerrado por feriado', room: 'Cerrada por feriado' };

export const texts = {
  grid: {
    title: (date: string, kind: ColumnKind) =>
      `Agenda del ${longDate(date)}, ${kind === 'professional' ? 'por profesional' : 'por sala'}`,
    keys: 'Flechas: entre turnos, horarios reservados y libres. Enter: abrir. M: mover el turno.',
    empty: (isOwn: boolean) => (isOwn ? 'No atendés este día.' : 'Nadie atiende este día.'),
    more: (columns: number) => `${columns} más`,
    toTheRight: 'a la derecha',
    noneUsed: 'No hay turnos para este día.',
    showUnused: 'Mostrar todas las columnas',
  },
  column: {
    /** "2 cancelados · 1 ausente" */
    folded: (turnos: readonly Pick<GridAppointment, 'status'>[]) => {
      const absent = turnos.filter(({ status }) => status === 'no_show').length;
      const cancelled = turnos.length - absent;
      return [
        cancelled > 0 ? countText(cancelled, 'cancelado', 'cancelados') : '',
        absent > 0 ? countText(absent, 'ausente', 'ausentes') : '',
      ]
        .filter(Boolean)
        .join(' · ');
    },
    foldedOf: (folded: string, column: string) => `${folded}: ${column}`,
    foldedTurno: (time: string, patientName: string, status: string) => `${time} ${patientName} · ${status}`,
    count: (turnos: number) => countText(turnos, 'turno', 'turnos'),
    closed: (kind: ColumnKind, isHoliday: boolean) => (isHoliday ? HOLIDAY : CLOSED)[kind],
    absence: (reason: UnavailableReason) =>
      reason === 'other' ? 'Ausente' : `Ausente: ${UNAVAILABLE_REASONS[reason]}`,
    rental: (kind: ColumnKind, of: string) => (kind === 'room' ? `Alquilada por ${of}` : `Alquila ${of}`),
    held: (heldFor: string | null) => (heldFor === null ? 'Reservado' : `Reservado para ${heldFor}`),
    release: (what: string, times: string) => `${what}, ${times}. Liberar el horario`,
    /** '' without any. */
    buffers: ({ bufferBeforeMinutes: before, bufferAfterMinutes: after }: GridBuffers) =>
      [before ? `${before} minutos libres antes` : '', after ? `${after} minutos libres después` : '']
        .filter(Boolean)
        .join(', '),
    free: (times: string) => `Libre ${times}`,
    create: (times: string) => `Libre ${times}. Crear turno`,
  },
  move: {
    title: (patientName: string) => `Mover el turno de ${patientName}`,
    keys: 'Flechas: 5 minutos o la columna siguiente; 15 con la tecla de mayúsculas. Enter: mover acá. Escape: dejarlo donde está.',
    cell: (patientName: string, time: string, column: string, verdict: string) =>
      `${patientName}: ${time}, ${column}. ${verdict}`,
    ghost: (time: string, verdict: string) => `${time} · ${verdict}`,
    /** The moved appointment's buffers. */
    takes: (buffers: string) => `este turno lleva ${buffers}`,
    sending: 'Moviendo...',
    earlier: '5 minutos antes',
    later: '5 minutos después',
    drop: 'Mover acá',
    cancel: 'Cancelar',
    cancelled: (patientName: string) => `${patientName}: queda donde está`,
    refused: (patientName: string, why: string) => `${patientName}: sigue donde estaba. ${why}`,
    unsure: (patientName: string) => `No sabemos si se movió el turno de ${patientName}. Fijate dónde quedó.`,
    changed: (patientName: string) =>
      `El turno de ${patientName} cambió mientras lo movías. Revisalo y volvé a moverlo`,
    fixed: 'Este turno no se puede mover',
  },
};

export function verdictText(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'free':
      return 'Libre';
    case 'here':
      return 'Donde está ahora';
    case 'busy':
      return `Ocupado por ${verdict.patientName} ${timesText(verdict)}`;
    case 'roomBusy':
      return `${verdict.roomName} ocupada por ${verdict.patientName} ${timesText(verdict)}`;
    case 'held':
      return `${texts.column.held(verdict.heldFor)} ${timesText(verdict)}`;
    case 'rented':
      return `${verdict.roomName} alquilada por ${verdict.professionalName}${movedText(verdict.beside)}`;
    case 'absent':
      return texts.column.absence(verdict.reason);
    case 'closed':
      return 'Fuera de su horario';
    case 'roomClosed':
      return 'Sala cerrada a esa hora';
  }
}

/** "(10:00 - 10:30)", with buffers if only they conflict. */
function timesText({ times, beside }: { times: string; beside: Beside | undefined }): string {
  const others = beside?.of === 'other' ? `, ${texts.column.buffers(beside.buffers)}` : '';
  return `(${times}${others})${movedText(beside)}`;
}

function movedText(beside: Beside | undefined): string {
  return beside?.of === 'moved' ? `: ${texts.move.takes(texts.column.buffers(beside.buffers))}` : '';
}
