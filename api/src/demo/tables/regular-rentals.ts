import type { Weekday } from '../../domain/weekday';
import type { ProfessionalEmail } from './professionals';
import type { RoomName } from './rooms';

/** Every week; no two want a room at the same time. Long ones reach each discount. */
export const REGULAR_RENTALS: readonly {
  readonly professional: ProfessionalEmail;
  readonly weekday: Weekday;
  readonly hours: string;
  readonly room: RoomName;
}[] = [
  { professional: 'profesional@clinica.example', weekday: 1, hours: '09:00-13:00', room: 'Consultorio 1' },
  { professional: 'profesional@clinica.example', weekday: 2, hours: '13:30-19:30', room: 'Consultorio 1' },
  { professional: 'profesional@clinica.example', weekday: 3, hours: '09:00-12:00', room: 'Consultorio 1' },
  { professional: 'ricardo.ibanez@clinica.example', weekday: 5, hours: '14:00-17:00', room: 'Consultorio 1' },
  { professional: 'gustavo.peralta@clinica.example', weekday: 3, hours: '08:00-13:00', room: 'Consultorio 2' },
  { professional: 'carolina.lezcano@clinica.example', weekday: 4, hours: '09:00-17:30', room: 'Consultorio 2' },
  {
    professional: 'valeria.montenegro@clinica.example',
    weekday: 1,
    hours: '09:00-17:00',
    room: 'Consultorio Pediátrico',
  },
  {
    professional: 'valeria.montenegro@clinica.example',
    weekday: 3,
    hours: '09:00-13:00',
    room: 'Consultorio Pediátrico',
  },
  { professional: 'lucia.arrieta@clinica.example', weekday: 3, hours: '14:00-18:00', room: 'Consultorio 3' },
  { professional: 'hernan.villalba@clinica.example', weekday: 5, hours: '14:00-20:00', room: 'Consultorio 2' },
  { professional: 'paula.rearte@clinica.example', weekday: 1, hours: '08:00-14:00', room: 'Sala de Kinesiología' },
  { professional: 'diego.escudero@clinica.example', weekday: 2, hours: '16:00-20:00', room: 'Sala de Kinesiología' },
  { professional: 'florencia.oviedo@clinica.example', weekday: 2, hours: '09:00-18:00', room: 'Gabinete Odontológico' },
  { professional: 'tomas.cabral@clinica.example', weekday: 1, hours: '16:30-19:00', room: 'Consultorio 1' },
  { professional: 'julian.ocampo@clinica.example', weekday: 6, hours: '08:00-10:00', room: 'Consultorio 1' },
];

export const RENTAL_NOTES = [
  'Dejar el aire acondicionado encendido',
  'Se necesita una silla adicional',
  'Traer el equipo portátil de la recepción',
  'Asisten dos residentes',
];
