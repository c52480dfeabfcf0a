export const texts = {
  hint: 'Horas que devolvió un colega. Se reservan enteras, al precio que se muestra.',
  list: 'Horas devueltas',
  failed: 'Error al cargar las horas devueltas',
  empty: 'No hay horas devueltas',
  emptyHint: 'Cuando un colega devuelva una reserva, sus horas aparecen acá.',
  rent: 'Reservar',
  retry: 'Reintentar',
  busy: 'Reservando...',
  done: (what: string) => `Reserva realizada exitosamente: ${what}`,
  notRented: 'Error al realizar la reserva',
  unsure: 'No sabemos si quedó reservada. Reintentá para saberlo: no se reserva dos veces.',
};
