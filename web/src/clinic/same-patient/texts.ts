const AT_THAT_TIME = { summary: 'El paciente ya tiene un turno a esa hora:', list: 'Turnos a esa hora' };
const AT_THOSE_TIMES = { summary: 'El paciente ya tiene turnos a esas horas:', list: 'Turnos a esas horas' };

export const samePatientTexts = {
  ownTurno: {
    title: '¿Reservar este turno también?',
    summary: 'Ya tenés un turno a esa hora:',
    list: AT_THAT_TIME.list,
    no: 'No reservar',
    yes: 'Reservar también',
  },
  ownSeries: {
    title: '¿Reservar estos turnos también?',
    summary: 'Ya tenés turnos a esas horas:',
    list: AT_THOSE_TIMES.list,
    no: 'No reservar',
    yes: 'Reservar también',
  },
  turno: { ...AT_THAT_TIME, title: '¿Darle este turno también?', no: 'No crear', yes: 'Crear también' },
  series: { ...AT_THOSE_TIMES, title: '¿Darle estos turnos también?', no: 'No crear', yes: 'Crear también' },
  move: { ...AT_THAT_TIME, title: '¿Mover el turno igual?', no: 'No mover', yes: 'Mover igual' },
  moves: { ...AT_THOSE_TIMES, title: '¿Mover los turnos igual?', no: 'No mover', yes: 'Mover igual' },
  ownMove: {
    title: '¿Cambiar el turno igual?',
    summary: 'Ya tenés un turno a esa hora:',
    list: AT_THAT_TIME.list,
    no: 'No cambiar',
    yes: 'Cambiar igual',
  },
  edit: { ...AT_THAT_TIME, title: '¿Guardar el turno igual?', no: 'No guardar', yes: 'Guardar igual' },
  status: { ...AT_THAT_TIME, title: '¿Darle este turno de nuevo?', no: 'No cambiar', yes: 'Cambiar igual' },
};

/** For staff or patients. */
export type AskedChange = Exclude<keyof typeof samePatientTexts, 'ownTurno' | 'ownSeries' | 'ownMove'>;
export const ASKED_OF_PATIENTS: Partial<Record<AskedChange, keyof typeof samePatientTexts>> = {
  turno: 'ownTurno',
  series: 'ownSeries',
  move: 'ownMove',
};
