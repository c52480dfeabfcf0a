/** Webhook event types, with their names for administrators. The keys never change. */
export const EVENT_TYPES = {
  'appointment.booked': 'Turno reservado',
  'appointment.moved': 'Turno movido a otro horario o sala',
  'appointment.reassigned': 'Turno pasado a otro profesional',
  'appointment.confirmed': 'Turno confirmado',
  'appointment.completed': 'Turno completado',
  'appointment.no_show': 'Paciente ausente',
  'appointment.cancelled': 'Turno cancelado',
  'appointment.reopened': 'Turno vuelto a pendiente',
  'appointment.coverage_changed': 'Cobertura o copago del turno modificados',
  'appointment.authorization_changed': 'Autorización del turno modificada',
  'appointment.updated': 'Datos del turno modificados',
  'appointment.deleted': 'Turno quitado al deshacer una importación',
  'request.created': 'Solicitud recibida',
  'request.assigned': 'Solicitud asignada',
  'request.rejected': 'Solicitud rechazada',
  'request.withdrawn': 'Solicitud anulada por el paciente',
  'request.updated': 'Solicitud modificada',
  'request.deleted': 'Solicitud eliminada',
  'rental.created': 'Alquiler reservado',
  'rental.cancelled': 'Alquiler cancelado',
  'rental.given_back': 'Alquiler devuelto, con su crédito',
  'rental.updated': 'Alquiler modificado',
  'rental.deleted': 'Alquiler eliminado',
  'absence.created': 'Fecha no disponible cargada',
  'absence.updated': 'Fecha no disponible modificada',
  'absence.deleted': 'Fecha no disponible quitada',
  'professional.created': 'Profesional agregado',
  'professional.updated': 'Datos del profesional modificados',
  'professional.hidden': 'Profesional oculto al público',
  'professional.shown': 'Profesional visible al público',
  'professional.removed': 'Profesional eliminado',
  'patient.merged': 'Paciente unido a otro',
  'patient.unmerged': 'Unión de pacientes deshecha',
  'patient.erased': 'Datos de un paciente borrados',
  'payment.taken': 'Cobro en la caja',
  'payment.reversed': 'Cobro anulado',
  'clinic.time_zone_changed': 'Zona horaria de la clínica modificada',
} as const;

export type EventType = keyof typeof EVENT_TYPES;

export function isEventType(name: string): name is EventType {
  return Object.hasOwn(EVENT_TYPES, name);
}

export const EVENT_NOUNS: Readonly<Record<string, string>> = {
  appointment: 'Turnos',
  request: 'Solicitudes',
  rental: 'Alquileres de salas',
  absence: 'Fechas no disponibles',
  professional: 'Profesionales',
  patient: 'Pacientes',
  payment: 'Cobros',
  clinic: 'La clínica',
};
