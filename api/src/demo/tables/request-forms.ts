/** As stored. */
export type FormField = {
  readonly id: string;
  readonly type: 'text' | 'textarea' | 'email' | 'tel' | 'number' | 'date' | 'select' | 'radio' | 'checkbox';
  readonly label: string;
  readonly required: boolean;
  readonly placeholder: string | null;
  /** Empty for fields without a choice; a checkbox without options is Sí/No. */
  readonly options: readonly string[];
  /** For number fields; else null. */
  readonly validation: { readonly min: number | null; readonly max: number | null } | null;
};

const NOTHING_MORE = { required: false, placeholder: null, options: [], validation: null } as const;

const HEALTH_INSURANCE: readonly FormField[] = [
  {
    ...NOTHING_MORE,
    id: 'obra_social',
    type: 'select',
    label: 'Obra social o prepaga',
    required: true,
    options: ['Particular', 'OSDE', 'Swiss Medical', 'Galeno', 'Medifé', 'OSECAC', 'IOMA', 'PAMI', 'Otra'],
  },
  { ...NOTHING_MORE, id: 'plan', type: 'text', label: 'Plan', placeholder: 'Ej.: 210' },
];

/** Has a question of every type. */
export const PEDIATRICS_FORM: readonly FormField[] = [
  { ...NOTHING_MORE, id: 'nombre_nino', type: 'text', label: 'Nombre y apellido del niño o la niña', required: true },
  { ...NOTHING_MORE, id: 'fecha_nacimiento', type: 'date', label: 'Fecha de nacimiento', required: true },
  {
    ...NOTHING_MORE,
    id: 'dni',
    type: 'text',
    label: 'DNI del niño o la niña',
    required: true,
    placeholder: 'Sin puntos',
  },
  ...HEALTH_INSURANCE,
  {
    ...NOTHING_MORE,
    id: 'peso',
    type: 'number',
    label: 'Peso aproximado (kg)',
    placeholder: 'Ej.: 14,5',
    validation: { min: 1, max: 150 },
  },
  {
    ...NOTHING_MORE,
    id: 'telefono_alternativo',
    type: 'tel',
    label: 'Teléfono de otra persona responsable',
    placeholder: '+54 9 11 ...',
  },
  {
    ...NOTHING_MORE,
    id: 'email_alternativo',
    type: 'email',
    label: 'Correo de otra persona responsable',
    placeholder: 'nombre@ejemplo.com',
  },
  {
    ...NOTHING_MORE,
    id: 'tipo_consulta',
    type: 'radio',
    label: 'Tipo de consulta',
    required: true,
    options: ['Control de niño sano', 'Consulta por síntomas', 'Certificado escolar'],
  },
  {
    ...NOTHING_MORE,
    id: 'alergias',
    type: 'textarea',
    label: 'Alergias o medicación actual',
    placeholder: 'Indicá nombre y dosis si corresponde',
  },
  { ...NOTHING_MORE, id: 'vacunas_al_dia', type: 'checkbox', label: 'Calendario de vacunación al día' },
];

export const NUTRITION_FORM: readonly FormField[] = [
  { ...NOTHING_MORE, id: 'dni', type: 'text', label: 'DNI', required: true, placeholder: 'Sin puntos' },
  ...HEALTH_INSURANCE,
  {
    ...NOTHING_MORE,
    id: 'peso',
    type: 'number',
    label: 'Peso actual (kg)',
    required: true,
    placeholder: 'Ej.: 72',
    validation: { min: 20, max: 300 },
  },
  {
    ...NOTHING_MORE,
    id: 'altura',
    type: 'number',
    label: 'Altura (cm)',
    placeholder: 'Ej.: 168',
    validation: { min: 80, max: 230 },
  },
  {
    ...NOTHING_MORE,
    id: 'actividad',
    type: 'radio',
    label: 'Actividad física semanal',
    options: ['Ninguna', '1 o 2 veces', '3 o 4 veces', '5 o más veces'],
  },
  {
    ...NOTHING_MORE,
    id: 'objetivos',
    type: 'checkbox',
    label: 'Objetivos de la consulta',
    required: true,
    options: ['Bajar de peso', 'Ganar masa muscular', 'Alimentación vegetariana', 'Celiaquía', 'Diabetes'],
  },
  { ...NOTHING_MORE, id: 'antecedentes', type: 'textarea', label: 'Antecedentes de salud' },
  {
    ...NOTHING_MORE,
    id: 'trae_laboratorio',
    type: 'checkbox',
    label: 'Tengo análisis de laboratorio del último año',
  },
];
