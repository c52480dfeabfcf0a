import type { UnavailableReason } from '../../features/availability/unavailable-date.objects';
import type { ProfessionalEmail } from './professionals';

/** Starts on the professional's first working day from `daysFromToday` on and lasts `days` dates. */
export const ABSENCES: readonly {
  readonly professional: ProfessionalEmail;
  readonly daysFromToday: number;
  readonly days: number;
  readonly reason: keyof typeof UnavailableReason;
  readonly description: string | null;
  /** 'HH:mm-HH:mm'; null: all day. */
  readonly hours: string | null;
}[] = [
  {
    professional: 'profesional@clinica.example',
    daysFromToday: 8,
    days: 1,
    reason: 'personal_day',
    description: 'Trámite personal',
    hours: '09:00-11:00',
  },
  {
    professional: 'profesional@clinica.example',
    daysFromToday: 38,
    days: 10,
    reason: 'vacation',
    description: 'Vacaciones',
    hours: null,
  },
  {
    professional: 'gustavo.peralta@clinica.example',
    daysFromToday: 6,
    days: 2,
    reason: 'other',
    description: 'Congreso Argentino de Cardiología',
    hours: null,
  },
  {
    professional: 'valeria.montenegro@clinica.example',
    daysFromToday: 12,
    days: 7,
    reason: 'vacation',
    description: 'Vacaciones',
    hours: null,
  },
  {
    professional: 'natalia.quiroga@clinica.example',
    daysFromToday: -11,
    days: 2,
    reason: 'sick_leave',
    description: null,
    hours: null,
  },
  {
    professional: 'diego.escudero@clinica.example',
    daysFromToday: 3,
    days: 1,
    reason: 'other',
    description: 'Curso de actualización por la tarde',
    hours: '16:00-20:00',
  },
  {
    professional: 'graciela.menendez@clinica.example',
    daysFromToday: 15,
    days: 14,
    reason: 'vacation',
    description: 'Vacaciones',
    hours: null,
  },
  {
    professional: 'tomas.cabral@clinica.example',
    daysFromToday: -4,
    days: 1,
    reason: 'personal_day',
    description: 'Mudanza',
    hours: null,
  },
];
