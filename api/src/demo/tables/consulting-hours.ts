import type { ProfessionalEmail } from './professionals';
import type { RoomName, WeeklyHours } from './rooms';

/** Weekly hours and rooms, the preferred room first. */
export const CONSULTING_HOURS: Readonly<
  Record<ProfessionalEmail, { readonly weekly: WeeklyHours; readonly rooms: readonly RoomName[] }>
> = {
  'profesional@clinica.example': {
    weekly: { 1: '09:00-13:00', 2: '14:00-19:00', 3: '09:00-12:00, 15:00-19:00', 4: '09:00-13:00', 5: '08:00-12:00' },
    rooms: ['Consultorio 1', 'Consultorio 2', 'Consultorio 3'],
  },
  'ricardo.ibanez@clinica.example': {
    weekly: { 1: '14:00-18:00', 3: '14:00-18:00', 5: '14:00-17:00' },
    rooms: ['Consultorio 1', 'Consultorio 2'],
  },
  'soledad.acuna@clinica.example': {
    weekly: { 2: '08:00-12:00', 4: '14:00-18:00', 6: '09:00-13:00' },
    rooms: ['Consultorio 2', 'Consultorio 1'],
  },
  'gustavo.peralta@clinica.example': {
    weekly: { 1: '15:00-19:00', 3: '08:00-13:00', 5: '09:00-13:00' },
    rooms: ['Consultorio 2', 'Consultorio 1'],
  },
  'carolina.lezcano@clinica.example': {
    weekly: { 2: '09:00-13:00', 4: '09:00-12:00, 14:00-18:00' },
    rooms: ['Consultorio 2', 'Consultorio 3'],
  },
  'valeria.montenegro@clinica.example': {
    weekly: { 1: '09:00-13:00, 14:00-17:00', 2: '09:00-13:00', 3: '09:00-13:00', 4: '09:00-13:00' },
    rooms: ['Consultorio Pediátrico'],
  },
  'federico.aguirre@clinica.example': {
    weekly: { 2: '14:00-18:00', 4: '14:00-18:00', 5: '09:00-13:00', 6: '09:00-12:00' },
    rooms: ['Consultorio Pediátrico', 'Consultorio 2', 'Consultorio 1'],
  },
  'lucia.arrieta@clinica.example': {
    weekly: { 1: '13:00-17:00', 3: '14:00-18:00', 4: '09:00-13:00' },
    rooms: ['Consultorio 3'],
  },
  'natalia.quiroga@clinica.example': {
    weekly: { 2: '09:00-12:00, 15:00-18:00', 5: '14:00-18:00' },
    rooms: ['Consultorio 3'],
  },
  'ignacio.baigorria@clinica.example': {
    weekly: { 1: '09:00-12:00', 4: '14:00-18:00' },
    rooms: ['Consultorio 3', 'Consultorio 2'],
  },
  'hernan.villalba@clinica.example': {
    weekly: { 2: '15:00-18:00', 5: '14:00-20:00' },
    rooms: ['Consultorio 2', 'Sala de Kinesiología'],
  },
  'paula.rearte@clinica.example': {
    weekly: { 1: '08:00-14:00', 3: '08:00-12:30', 5: '08:00-12:30' },
    rooms: ['Sala de Kinesiología'],
  },
  'diego.escudero@clinica.example': {
    weekly: { 2: '08:00-12:00, 16:00-20:00', 4: '08:00-12:00, 16:00-20:00', 6: '09:00-13:00' },
    rooms: ['Sala de Kinesiología'],
  },
  'florencia.oviedo@clinica.example': {
    weekly: { 1: '09:00-13:00', 2: '09:00-13:00, 14:00-18:00', 4: '14:00-18:00', 5: '09:00-13:00' },
    rooms: ['Gabinete Odontológico'],
  },
  'andrea.sosa@clinica.example': {
    weekly: { 2: '12:00-15:20', 3: '09:00-13:10, 16:00-20:00', 5: '09:00-13:10' },
    rooms: ['Consultorio 3', 'Consultorio 2', 'Consultorio 1'],
  },
  'tomas.cabral@clinica.example': {
    weekly: { 1: '16:00-19:00', 4: '10:00-13:00', 5: '15:00-18:00' },
    rooms: ['Consultorio 1', 'Consultorio Pediátrico'],
  },
  'graciela.menendez@clinica.example': {
    weekly: { 1: '09:00-12:30', 3: '14:00-17:00', 5: '13:00-17:00' },
    rooms: ['Consultorio 2', 'Consultorio 3'],
  },
  'julian.ocampo@clinica.example': {
    weekly: { 2: '16:00-19:00', 4: '15:00-19:30', 6: '08:00-12:00' },
    rooms: ['Consultorio 1', 'Consultorio 2'],
  },
};
