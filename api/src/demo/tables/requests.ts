import type { Answers } from '../../domain/request-form';
import type { SpecialtyName } from './specialties';

/** Days count from today. An assigned one takes a coming appointment. */
export type DemoRequest = {
  readonly specialty: SpecialtyName;
  readonly status: 'pending' | 'pending_assignment' | 'rejected' | 'assigned';
  /** null: the appointment's. */
  readonly patient: { readonly name: string; readonly email: string; readonly phone: string | null } | null;
  readonly sentDaysAgo: number;
  readonly preferredInDays: number | null;
  /** HH:mm */
  readonly preferredTime: string | null;
  readonly answers: Answers;
  readonly adminNotes: string | null;
};

const NOBODY_YET = { adminNotes: null, answers: {}, preferredInDays: null, preferredTime: null } as const;

export const REQUESTS: readonly DemoRequest[] = [
  {
    specialty: 'Pediatría',
    status: 'pending',
    patient: { name: 'Rocío Páez', email: 'rocio.paez@example.org', phone: '+54 9 11 5555 3112' },
    sentDaysAgo: 1,
    preferredInDays: 5,
    preferredTime: '10:30',
    answers: {
      nombre_nino: 'Benjamín Páez',
      fecha_nacimiento: '2023-04-18',
      dni: '60112233',
      obra_social: 'OSDE',
      plan: '310',
      peso: 14.5,
      telefono_alternativo: '+54 9 11 5555 3113',
      email_alternativo: 'norma.paez@example.org',
      tipo_consulta: 'Consulta por síntomas',
      alergias: 'Alergia a la penicilina.\nToma antihistamínico en primavera.',
      vacunas_al_dia: true,
    },
    adminNotes: null,
  },
  {
    specialty: 'Nutrición',
    status: 'pending',
    patient: { name: 'Leandro Suárez', email: 'leandro.suarez@example.com', phone: '+54 9 11 5555 7420' },
    sentDaysAgo: 1,
    preferredInDays: 8,
    preferredTime: null,
    answers: {
      dni: '33445566',
      obra_social: 'Swiss Medical',
      peso: 91.5,
      altura: 178,
      actividad: '1 o 2 veces',
      objetivos: ['Bajar de peso', 'Diabetes'],
      antecedentes: 'Prediabetes diagnosticada este año.',
      trae_laboratorio: true,
    },
    adminNotes: null,
  },
  {
    ...NOBODY_YET,
    specialty: 'Cardiología',
    status: 'pending',
    patient: { name: 'Héctor Miranda', email: 'hector.miranda@example.com', phone: '+54 9 11 5555 3118' },
    sentDaysAgo: 2,
    preferredInDays: 3,
    preferredTime: '09:00',
  },
  {
    ...NOBODY_YET,
    specialty: 'Psicología',
    status: 'pending',
    patient: { name: 'Julieta Ferreyra', email: 'julieta.ferreyra@example.net', phone: null },
    sentDaysAgo: 3,
  },
  {
    ...NOBODY_YET,
    specialty: 'Traumatología',
    status: 'pending_assignment',
    patient: { name: 'Ezequiel Roldán', email: 'ezequiel.roldan@example.com', phone: '+54 9 11 5555 3114' },
    sentDaysAgo: 4,
    preferredInDays: 6,
    preferredTime: '16:00',
    adminNotes: 'Pidió solo por la tarde. Llamarlo si se libera un turno.',
  },
  {
    specialty: 'Nutrición',
    status: 'pending_assignment',
    patient: { name: 'Agustina Correa', email: 'agustina.correa@example.org', phone: '+54 9 11 5555 3117' },
    sentDaysAgo: 6,
    preferredInDays: null,
    preferredTime: '14:00',
    answers: {
      dni: '41888999',
      obra_social: 'Particular',
      peso: 58,
      objetivos: ['Alimentación vegetariana', 'Celiaquía'],
      trae_laboratorio: false,
    },
    adminNotes: 'Está esperando los resultados del laboratorio.',
  },
  {
    ...NOBODY_YET,
    specialty: 'Odontología',
    status: 'rejected',
    patient: { name: 'Bruno Salvatierra', email: 'bruno.salvatierra@example.com', phone: '+54 9 11 5555 3120' },
    sentDaysAgo: 12,
    preferredInDays: -9,
    preferredTime: '11:00',
    adminNotes: 'Pidió ortodoncia, que no hacemos. Se le avisó por teléfono.',
  },
  {
    specialty: 'Pediatría',
    status: 'rejected',
    patient: { name: 'Daniela Vallejos', email: 'daniela.vallejos@example.net', phone: '+54 9 11 5555 3119' },
    sentDaysAgo: 16,
    preferredInDays: -12,
    preferredTime: null,
    answers: {
      nombre_nino: 'Olivia Vallejos',
      fecha_nacimiento: '2019-09-02',
      dni: '57443322',
      obra_social: 'IOMA',
      tipo_consulta: 'Certificado escolar',
      vacunas_al_dia: false,
    },
    adminNotes: null,
  },
  {
    ...NOBODY_YET,
    specialty: 'Clínica Médica',
    status: 'assigned',
    patient: null,
    sentDaysAgo: 9,
    preferredInDays: 4,
    preferredTime: '09:30',
  },
  {
    ...NOBODY_YET,
    specialty: 'Dermatología',
    status: 'assigned',
    patient: null,
    sentDaysAgo: 7,
    adminNotes: 'Prefiere a la mañana.',
  },
  {
    specialty: 'Nutrición',
    status: 'assigned',
    patient: null,
    sentDaysAgo: 5,
    preferredInDays: 7,
    preferredTime: '15:00',
    answers: {
      dni: '29777111',
      obra_social: 'PAMI',
      peso: 64.2,
      actividad: '3 o 4 veces',
      objetivos: ['Ganar masa muscular'],
      trae_laboratorio: true,
    },
    adminNotes: null,
  },
];
