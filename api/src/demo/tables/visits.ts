import type { AppointmentStatus } from '../../domain/appointment-status';
import type { ProfessionalEmail } from './professionals';
import type { SpecialtyName } from './specialties';

export const VISITOR = 'paciente@clinica.example';

/** Who squeezes patients in, and why. */
export const OVERBOOKED: ProfessionalEmail = 'profesional@clinica.example';
export const OVERBOOKING_REASONS = ['Fiebre alta desde ayer', 'Resultado que no puede esperar', 'Viaja mañana'];

/** On the first date within a week from `daysFromToday` on with a free slot. */
export const VISITS: readonly {
  readonly professional: ProfessionalEmail;
  readonly daysFromToday: number;
  readonly status: AppointmentStatus;
  readonly notes: string | null;
}[] = [
  { professional: 'profesional@clinica.example', daysFromToday: -27, status: 'completed', notes: 'Control anual' },
  {
    professional: 'carolina.lezcano@clinica.example',
    daysFromToday: -20,
    status: 'completed',
    notes: 'Trae electrocardiograma anterior',
  },
  { professional: 'ignacio.baigorria@clinica.example', daysFromToday: -16, status: 'cancelled', notes: null },
  { professional: 'paula.rearte@clinica.example', daysFromToday: -12, status: 'no_show', notes: null },
  {
    professional: 'paula.rearte@clinica.example',
    daysFromToday: -9,
    status: 'completed',
    notes: 'Dolor lumbar desde hace un mes',
  },
  {
    professional: 'profesional@clinica.example',
    daysFromToday: 2,
    status: 'confirmed',
    notes: 'Entrega de resultados de laboratorio',
  },
  { professional: 'lucia.arrieta@clinica.example', daysFromToday: 7, status: 'pending', notes: 'Control ginecológico' },
  { professional: 'florencia.oviedo@clinica.example', daysFromToday: 10, status: 'cancelled', notes: null },
  {
    professional: 'ignacio.baigorria@clinica.example',
    daysFromToday: 14,
    status: 'confirmed',
    notes: 'Control de lunares',
  },
  { professional: 'carolina.lezcano@clinica.example', daysFromToday: 22, status: 'pending', notes: null },
];

export const FOR_WOMEN: SpecialtyName = 'Ginecología y Obstetricia';

/** They fit every specialty. */
export const APPOINTMENT_NOTES = [
  'Primera vez en la clínica',
  'Trae estudios previos',
  'Control de seguimiento',
  'Necesita certificado para el trabajo',
  'Prefiere aviso por WhatsApp',
  'Viene con acompañante',
  'Movilidad reducida: planta baja, si es posible',
  'Derivación de otro profesional de la clínica',
  'Renovación de receta',
  'Va a llegar diez minutos antes para completar la ficha',
  'Necesita factura a nombre de la obra social',
];
