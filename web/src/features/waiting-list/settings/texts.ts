export const texts = {
  loading: 'Cargando la configuración…',
  failed: 'Error al cargar la configuración de la lista de espera',
  submit: 'Guardar',
  done: 'Lista de espera guardada',
  notSaved: 'Error al guardar la lista de espera',
  explanation:
    'Cuando se libera un horario, queda reservado y se ofrece por email a quienes esperan. Nadie más lo ve hasta que ' +
    'alguien acepta o todos dicen que no. Sin lista, nadie puede anotarse y lo que se libera queda a la vista de todos.',
  yes: 'Sí',
  no: 'No',
  fields: {
    isEnabled: 'La clínica tiene lista de espera',
    atOnce: 'A cuántas personas se ofrece a la vez',
    weeklyOffers: 'Ofertas por semana a una persona',
    answerMinutes: 'Minutos para responder',
    sameDayMinutes: 'Minutos para responder el mismo día',
    leastHours: 'Horas de anticipación',
    quietStart: 'De noche no se avisa desde las',
    quietEnd: 'De noche no se avisa hasta las',
  },
  hints: {
    atOnce: 'El primero que acepta se queda con el horario. Si ninguno acepta, se pregunta a los que siguen.',
    weeklyOffers: 'Para no cansar a nadie: con tantas en siete días, se pasa al que sigue.',
    answerMinutes: '240 son cuatro horas. Mientras tanto el horario queda reservado.',
    sameDayMinutes: 'Si el turno es hoy, hay menos tiempo.',
    leastHours: 'Nadie puede aceptar más cerca del turno que esto.',
    quietStart: 'Con la misma hora en las dos, se avisa a toda hora.',
    quietEnd: 'Lo que se libera de noche se ofrece a esta hora, y desde ahí corre el tiempo para responder.',
  },
  faults: { time: 'Escribí la hora así: 21:00', number: 'Escribí un número' },
};
