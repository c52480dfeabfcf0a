export const RENTAL_CANCELLATION = {
  title: '¿Cancelar la reserva?',
  /** One sentence per consequence. */
  freed: 'La sala queda libre para otra persona.',
  notCharged: 'La reserva no se cobra.',
  final: 'La cancelación no se puede deshacer.',
  no: 'Conservar reserva',
  yes: 'Cancelar reserva',
  busy: 'Cancelando...',
  done: 'Reserva cancelada',
  unsure: (reason: string) => `No sabemos si la reserva quedó cancelada: ${reason}. Reintentá para saberlo.`,
} as const;
