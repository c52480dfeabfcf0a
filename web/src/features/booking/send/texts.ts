/** The patient has another turno at that time. */
export const samePatientTexts = {
  own: {
    title: '¿Reservar este turno también?',
    summary: 'Ya tenés un turno a esa hora:',
    list: 'Turnos a esa hora',
    no: 'No reservar',
    yes: 'Reservar también',
  },
  staff: {
    title: '¿Darle este turno también?',
    summary: 'El paciente ya tiene un turno a esa hora:',
    list: 'Turnos a esa hora',
    no: 'No crear',
    yes: 'Crear también',
  },
};
