import { features } from './features';
import { webhookCalls } from './features/webhooks/webhook.openapi';
import type { Documented } from './platform/rest/openapi/openapi-router';
import { compileTable, type Resource, type TableRow } from './platform/rest/table';
import { apiSchema } from './schema';

export const restRoutes: readonly TableRow[] = features.flatMap((feature) => feature.routes ?? []);

const examples = features.flatMap((feature) => feature.examples ?? []);

interface Rest extends Documented {
  resources: readonly Resource[];
}

/** Compiled on first use. Throws for an invalid row. */
export function restTable(): Rest {
  compiled ??= compileTable(apiSchema(), restRoutes);
  return { resources: compiled, examples, outgoing: webhookCalls(), groups: REST_GROUPS };
}

let compiled: readonly Resource[] | undefined;

/** By the first word of the address. */
const REST_GROUPS: Readonly<Record<string, string>> = {
  'activity-logs': 'Lo que los profesionales cambiaron de sus horarios y datos',
  appointments: 'Turnos: reservar, consultar, mover, confirmar y cancelar',
  auth: 'Cuentas: registrarse, iniciar sesión, contraseñas y el perfil propio',
  calendars: 'Calendarios para Google, Apple y Outlook',
  config: 'Alquiler de salas y zona horaria de la clínica',
  copays: 'Copagos de las obras sociales, desde una fecha',
  coverage: 'Si una obra social se atiende en un turno, y con qué copago',
  'coverage-rules': 'Reglas de qué obras sociales se atienden',
  coverages: 'Coberturas de los pacientes',
  events: 'Lo que pasó en la clínica, en orden',
  insurers: 'Obras sociales y prepagas, con sus planes',
  patients: 'Pacientes, sus datos y documentos',
  pictures: 'Fotos de perfil',
  'pre-appointments': 'Solicitudes de turno por especialidad',
  professionals: 'Profesionales, sus horarios, tarifas, turnos libres y salas alquiladas',
  payments: 'Cobros en la recepción, y sus anulaciones',
  tills: 'La caja de la recepción',
  settlements: 'La liquidación del mes por obra social',
  rooms: 'Salas, sus horarios y reservas',
  'schedule-templates': 'Plantillas de horarios de salas',
  screens: 'Pantallas de la sala de espera',
  services: 'Servicios y sus precios',
  specialties: 'Especialidades y sus formularios',
  stats: 'Totales de la clínica',
  users: 'Cuentas de usuarios y sus roles',
  webhooks: 'Eventos que la clínica envía a otros sistemas',
};
