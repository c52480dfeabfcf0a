import { NUTRITION_FORM, PEDIATRICS_FORM, type FormField } from './request-forms';

export type DemoSpecialty = {
  readonly name: string;
  readonly description: string;
  /** A key of the icon picker. */
  readonly icon: string;
  readonly formConfig: readonly FormField[];
};

/** In display order. */
export const SPECIALTIES = [
  {
    name: 'Clínica Médica',
    icon: 'stethoscope',
    description:
      'Atención integral de personas adultas: controles periódicos, prevención y seguimiento ' +
      'de enfermedades crónicas como hipertensión o diabetes.',
    formConfig: [],
  },
  {
    name: 'Cardiología',
    icon: 'heart-pulse',
    description:
      'Prevención y tratamiento de enfermedades del corazón. Electrocardiograma en el consultorio, control de presión y riesgo quirúrgico.',
    formConfig: [],
  },
  {
    name: 'Pediatría',
    icon: 'baby',
    description:
      'Controles de niño sano, calendario de vacunas y consultas por enfermedades frecuentes, desde el nacimiento hasta la adolescencia.',
    formConfig: PEDIATRICS_FORM,
  },
  {
    name: 'Ginecología y Obstetricia',
    icon: 'pregnant',
    description:
      'Control ginecológico anual, anticoncepción, seguimiento del embarazo y acompañamiento en el climaterio.',
    formConfig: [],
  },
  {
    name: 'Dermatología',
    icon: 'sun',
    description:
      'Control de lunares, acné, dermatitis y caída del cabello. Orientación sobre cuidado de la piel y protección solar.',
    formConfig: [],
  },
  {
    name: 'Traumatología',
    icon: 'bone',
    description:
      'Diagnóstico y tratamiento de lesiones de huesos, articulaciones y ligamentos. Seguimiento de fracturas y lesiones deportivas.',
    formConfig: [],
  },
  {
    name: 'Kinesiología',
    icon: 'running',
    description:
      'Rehabilitación posoperatoria, dolor de espalda y reeducación postural, con sesiones individuales y aparatología propia.',
    formConfig: [],
  },
  {
    name: 'Odontología',
    icon: 'tooth',
    description:
      'Controles, limpieza, arreglos y tratamientos de conducto en un gabinete equipado con radiología digital.',
    formConfig: [],
  },
  {
    name: 'Psicología',
    icon: 'brain',
    description:
      'Psicoterapia individual para personas adultas y adolescentes: ansiedad, duelo, vínculos y momentos de cambio.',
    formConfig: [],
  },
  {
    name: 'Nutrición',
    icon: 'apple',
    description:
      'Planes de alimentación personalizados, educación alimentaria y seguimiento de diabetes, celiaquía y deporte.',
    formConfig: NUTRITION_FORM,
  },
  {
    name: 'Oftalmología',
    icon: 'eye',
    description:
      'Control de la vista, receta de anteojos, fondo de ojo y presión ocular. Certificados para la licencia de conducir.',
    formConfig: [],
  },
  {
    name: 'Otorrinolaringología',
    icon: 'ear',
    description: 'Consultas por oído, nariz y garganta: audición, vértigo, sinusitis, alergias y trastornos de la voz.',
    formConfig: [],
  },
] as const satisfies readonly DemoSpecialty[];

export type SpecialtyName = (typeof SPECIALTIES)[number]['name'];
