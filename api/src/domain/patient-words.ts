/**
 * What the page tells a patient who has booked or asked, and the mail tells again: the same words in both (ADR 52).
 */

/** Of a turno that is ahead and that the clinic has not confirmed. */
export const RESERVED_WORDS = {
  /** In the place of its status, and the subject of the mail. */
  short: 'Reservado',
  title: 'Turno reservado',
  sentence: 'Tu lugar está reservado. La clínica te avisa por email cuando confirme el turno.',
} as const;

/** Of one that the clinic has confirmed. */
export const CONFIRMED_SENTENCE = 'La clínica confirmó este turno.';

/** Of a request by specialty that has arrived. */
export const RECEIVED_WORDS = {
  title: 'Recibimos tu solicitud',
  /** What it is called on the phone. */
  number: 'Número de solicitud',
  next: 'La clínica busca el profesional y el horario más adecuados para vos.',
  answer: 'Te respondemos por email: con el turno, o con un aviso si por ahora no hay lugar.',
  notYet: 'Todavía no tenés un turno: te queda reservado cuando llegue nuestra respuesta.',
  /** Before how the clinic is reached. */
  change: (number: number) => `Para cambiar o anular la solicitud N.º ${number}, comunicate con la clínica`,
} as const;

/** Of a request that the clinic gives no turno. */
export const REJECTED_WORDS = {
  title: 'No pudimos asignarte un turno',
  sentence: 'Lo sentimos: por ahora no podemos darte el turno que pediste.',
  other: 'Ver profesionales y horarios',
} as const;
