/** Missing settings keep the schema's defaults. */
export const CLINIC = {
  clinicName: 'Clínica del Jacarandá',
  address: 'Av. Cabildo 2847, piso 1, C1428 Ciudad Autónoma de Buenos Aires',
  city: 'Ciudad Autónoma de Buenos Aires',
  province: 'Ciudad Autónoma de Buenos Aires',
  postalCode: 'C1428',
  phone: '+54 11 5555 2000',
  contactEmail: 'turnos@clinica.example',
  timezone: 'America/Argentina/Buenos_Aires',
  /** For rooms whose own rate is 0. */
  defaultHourlyCost: 6000,
};

export const DISCOUNT_RULES = [
  { minHoursPerDay: 4, discountPercentage: 10, description: 'Media jornada (4 h o más)' },
  { minHoursPerDay: 6, discountPercentage: 15, description: 'Jornada extendida (6 h o más)' },
  { minHoursPerDay: 8, discountPercentage: 20, description: 'Jornada completa (8 h o más)' },
];

export const SERVICES = [
  {
    name: 'Consulta clínica',
    description: 'Primera consulta o control con un profesional de la clínica.',
    price: 28000,
    currency: 'ARS',
    durationMinutes: 30,
    isActive: true,
  },
  {
    name: 'Electrocardiograma',
    description: 'Estudio de reposo con informe en el día.',
    price: 21000,
    currency: 'ARS',
    durationMinutes: 15,
    isActive: true,
  },
  {
    name: 'Certificado de aptitud física',
    description: 'Examen clínico y electrocardiograma para gimnasio, escuela o trabajo.',
    price: 32000,
    currency: 'ARS',
    durationMinutes: 45,
    isActive: true,
  },
  {
    name: 'Limpieza dental',
    description: 'Tartrectomía, pulido y topicación con flúor.',
    price: 38000,
    currency: 'ARS',
    durationMinutes: 45,
    isActive: true,
  },
  {
    name: 'Sesión de kinesiología',
    description: 'Rehabilitación individual con aparatología incluida.',
    price: 18000,
    currency: 'ARS',
    durationMinutes: 45,
    isActive: true,
  },
  {
    name: 'Plan de alimentación',
    description: 'Evaluación antropométrica y plan mensual por escrito.',
    price: 26000,
    currency: 'ARS',
    durationMinutes: 45,
    isActive: true,
  },
  {
    name: 'Segunda opinión internacional',
    description: 'Revisión de estudios para pacientes del exterior, con informe en español o inglés.',
    price: 90,
    currency: 'USD',
    durationMinutes: 60,
    isActive: true,
  },
  {
    name: 'Campaña de vacunación antigripal',
    description: 'Aplicación sin turno previo durante la campaña de otoño.',
    price: 12500,
    currency: 'ARS',
    durationMinutes: 15,
    isActive: false,
  },
];
