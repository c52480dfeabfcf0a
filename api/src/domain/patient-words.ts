/** Texts that pages and mails share (ADR 52). */

export const RESERVED_WORDS = {
  title: 'Turno reservado',
  /** `patient`: another person's name; null: the reader's own turno. */
  sentence: (patient: string | null) =>
    `${patient === null ? 'Tu turno' : `El turno de ${patient}`} está reservado. La clínica todavía tiene que confirmarlo: te avisamos por email.`,
  several: 'Tus turnos están reservados. La clínica todavía tiene que confirmarlos: te avisamos por email.',
} as const;

export const CONFIRMED_SENTENCE = 'La clínica confirmó este turno.';

export const RECEIVED_WORDS = {
  title: 'Recibimos tu solicitud',
  number: 'Número de solicitud',
  next: 'La clínica busca el profesional y el horario más adecuados para vos.',
  answer: 'Te respondemos por email: con el turno, o con un aviso si por ahora no hay lugar.',
  notYet: 'Todavía no tenés un turno: te queda reservado cuando llegue nuestra respuesta.',
  /** For its account. */
  withdrawHere: 'Si ya no hace falta, podés anularla en Mis Citas.',
  change: (number: number) => `Para cambiar o anular la solicitud N.º ${number}, comunicate con la clínica`,
} as const;

export const REJECTED_WORDS = {
  title: 'No pudimos asignarte un turno',
  sentence: 'Lo sentimos: por ahora no podemos darte el turno que pediste.',
  reason: (reason: string) => `Motivo: ${reason}`,
  other: 'Ver profesionales y horarios',
} as const;

export const OFFER_WORDS = {
  title: 'Se liberó un horario para vos',
  sentence:
    'Está guardado para la lista de espera. Si otras personas también lo recibieron, es de quien lo acepta primero.',
  givesUp: (kept: string) => `Si lo aceptás, se cancela tu turno del ${kept}.`,
  accept: 'Ver y aceptar',
  taken: {
    title: 'El horario ya es de otra persona',
    sentence: 'Alguien lo aceptó antes.',
  },
  withdrawn: {
    title: 'El horario ya no está disponible',
    sentence: 'La clínica ya no puede dártelo. Lo sentimos.',
  },
  stillWaiting: 'Seguís en la lista de espera.',
} as const;
