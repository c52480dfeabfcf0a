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
  unsure: (room: string, day: string) => (reason: string) =>
    `No sabemos si ${room} quedó reservada el ${day}: ${reason}. Reintentá para saberlo: no se reserva dos veces.`,
};
