/** Texts that pages and mails share (ADR 52). */

export const RESERVED_WORDS = {
  short: 'Reservado',
  title: 'Turno reservado',
  sentence: 'Tu lugar está reservado. La clínica te avisa por email cuando confirme el turno.',
  several: 'Tus lugares están reservados. La clínica te avisa por email cuando confirme los turnos.',
} as const;

export const CONFIRMED_SENTENCE = 'La clínica confirmó este turno.';

export const RECEIVED_WORDS = {
  title: 'Recibimos tu solicitud',
  number: 'Número de solicitud',
  next: 'La clínica busca el profesional y el horario más adecuados para vos.',
  answer: 'Te respondemos por email: con el turno, o con un aviso si por ahora no hay lugar.',
  notYet: 'Todavía no tenés un turno: te queda reservado cuando llegue nuestra respuesta.',
  change: (number: number) => `Para cambiar o anular la solicitud N.º ${number}, comunicate con la clínica`,
} as const;

export const REJECTED_WORDS = {
  title: 'No pudimos asignarte un turno',
  sentence: 'Lo sentimos: por ahora no podemos darte el turno que pediste.',
  other: 'Ver profesionales y horarios',
} as const;
