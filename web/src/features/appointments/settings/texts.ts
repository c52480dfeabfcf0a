export const texts = {
  loading: 'Cargando la configuración…',
  failed: 'Error al cargar la configuración de los turnos',
  rules: [
    'Cada paciente cancela su turno hasta 24 horas antes, desde Mis Citas, la confirmación o el enlace del email. Después, solo la clínica.',
    'Si también puede cambiarlo de horario, es por otro de los que se ofrecen en línea, con el mismo profesional, hasta 24 horas antes y hasta tres veces. El turno vuelve a quedar pendiente de confirmar.',
  ],
  fields: { patientsMayMove: 'Los pacientes pueden cambiar el horario de sus turnos' },
  submit: 'Guardar',
  done: 'Turnos guardados',
  notSaved: 'Error al guardar la configuración de los turnos',
  yes: 'Sí',
  no: 'No',
};
