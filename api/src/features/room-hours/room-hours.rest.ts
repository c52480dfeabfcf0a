import { readDocuments } from '../../platform/rest/documents';
import type { DatedExamples } from '../../platform/rest/openapi/examples';
import type { JsonSchema, ObjectSchema } from '../../platform/rest/openapi/json-schema';
import { created, nothing, route, theField, type Shape } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'room-hours.rest.graphql');

interface AvailabilityData {
  daily_overrides: readonly { date: string }[];
}

/** Overrides become an object by date. */
const availability: Shape = {
  status: 200,
  of: (data) => {
    const month = theField.of(data) as AvailabilityData;
    return { ...month, daily_overrides: Object.fromEntries(month.daily_overrides.map((day) => [day.date, day])) };
  },
  schemaOf: (data) => {
    const { properties, ...month } = theField.schemaOf(data) as ObjectSchema;
    return { ...month, properties: { ...properties, daily_overrides: keyed(properties['daily_overrides']!.items!) } };
  },
};

interface YearData {
  configured_months: number;
  months: readonly { month: number; is_configured: boolean; template_name: string | null }[];
}

/** Months become objects by number. */
const yearStatus: Shape = {
  status: 200,
  of: (data) => {
    const { months, configured_months } = theField.of(data) as YearData;
    const monthly_status = Object.fromEntries(months.map((it) => [it.month, it.is_configured]));
    const named = months.flatMap((it) => (it.template_name === null ? [] : [[it.month, it.template_name]]));
    return { monthly_status, monthly_templates: Object.fromEntries(named), configured_months };
  },
  schemaOf: (data) => {
    const { configured_months } = (theField.schemaOf(data) as ObjectSchema).properties;
    const properties = {
      monthly_status: keyed({ type: 'boolean' }),
      monthly_templates: keyed({ type: 'string' }),
      configured_months: configured_months!,
    };
    return { type: 'object', properties, required: Object.keys(properties) };
  },
};

function keyed(additionalProperties: JsonSchema): JsonSchema {
  return { type: 'object', additionalProperties };
}

export const roomHoursRoutes = [
  route('GET', '/public/rooms/availability/{year}/{month}', document('PublicRoomAvailability')),
  route('GET', '/admin/rooms/{roomId}/availability/{year}/{month}', document('RoomAvailabilityOfMonth'), availability),
  route('GET', '/admin/rooms/{roomId}/availability/{year}/status', document('RoomYearStatus'), yearStatus),
  route('PUT', '/admin/rooms/{roomId}/availability/{year}/{month}', document('SetRoomAvailability'), availability),
  route('GET', '/admin/schedule-templates', document('RoomTemplates')),
  route('POST', '/admin/schedule-templates', document('CreateRoomTemplate'), created),
  route('PUT', '/admin/schedule-templates/{id}', document('UpdateRoomTemplate')),
  route('DELETE', '/admin/schedule-templates/{id}', document('DeleteRoomTemplate'), nothing),
];

export const roomHoursExamples: DatedExamples = ({ date }) => ({
  '*': { templateName: 'Horario Comercial' },
  RoomHours: { weekday: 0, date: null, startTime: '09:00', endTime: '18:00' },
  RoomTemplate: { id: 'custom-1', name: 'Jornada de verano', description: 'Todos los días, de 9 a 18' },
  ScheduleInterval: { startTime: '09:00', endTime: '18:00' },
  DailyOverride: { date: date(4), notes: 'Feriado puente' },
  'POST /admin/schedule-templates': { name: 'Jornada de invierno', description: 'Todos los días, de 9 a 18' },
  'DELETE /admin/schedule-templates/{id}': { id: 'custom-2' },
});
