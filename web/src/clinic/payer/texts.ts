import { plural } from '@turnero/api/domain/plural';

export const texts = {
  ask: '¿Tenés obra social? Elegila',
  chosen: ({ name, isPrivatePay }: { name: string; isPrivatePay: boolean }) =>
    isPrivatePay ? name : `Obra social: ${name}`,
  /** Begins with the visible words, for voice control. */
  change: (chosen: string) => `${chosen}, cambiar`,
  takeOff: (name: string) => `Quitar ${name}`,
  dialog: {
    title: '¿Con qué obra social te atendés?',
    hint: 'Te mostramos quién la atiende y con qué copago. Se guarda solo si reservás o pedís un turno con ella.',
    loading: 'Cargando las obras sociales…',
    failed: 'Error al cargar las obras sociales',
    none: 'La clínica todavía no indicó qué obras sociales atiende. Consultale antes de reservar.',
    insurer: 'Obra social o prepaga',
    choose: 'Elegí una',
    insurerHint: 'Podés escribir el nombre o la sigla.',
    own: 'Tus coberturas',
    plan: 'Plan',
    noPlan: 'No sé cuál es',
    planHint: 'El copago puede depender del plan.',
    use: 'Listo',
    cancel: 'Cancelar',
  },
  /** Follows that a professional does not take the insurer. */
  takers: 'Ver quiénes sí',
  takersOf: (takers: number, all: number, name: string) =>
    takers === 0
      ? `Ningún profesional atiende ${name}.`
      : `${takers} de ${all} ${plural(all, 'profesional', 'profesionales')} ${plural(takers, 'atiende', 'atienden')} ${name}.`,
  gone: (name: string) => `La clínica ya no atiende ${name}. Elegí otra o seguí como particular.`,
  takersFailed: (name: string) => `No pudimos ver quién atiende ${name}.`,
  retry: 'Reintentar',
  takes: (name: string) => `Atiende ${name}`,
  takesNot: (name: string) => `No atiende ${name}`,
  copay: (money: string) => `copago ${money}`,
  copayFrom: (money: string) => `copago desde ${money}`,
  unknownCopay: 'con copago',
  noCopay: 'sin copago',
  authorization: 'con autorización',
  varies: 'según el tipo de consulta',
  /** Label of a payer that was named. */
  coverage: 'Cobertura',
  member: {
    short: (number: string) => `n.º ${number}`,
    number: (payer: string) => `Número de afiliado de ${payer}`,
    numberHint: (pattern: string | null) =>
      pattern === null ? 'Está en tu carnet.' : `Está en tu carnet, con la forma ${pattern}.`,
    /** The patient is another person. */
    isOwn: (payer: string) =>
      `${payer} es tu cobertura y no se usa para otra persona. Si tiene la misma, elegila por su nombre arriba.`,
  },
  turno: {
    with: (payer: string, copay: string) => `Con ${payer}: ${copay}.`,
    withOrder: (payer: string) => `Con ${payer} necesitás la orden autorizada.`,
    order: 'Necesitás la orden autorizada.',
    takesNot: (payer: string) => `No atiende ${payer}: podés reservar como particular.`,
    notTaken: 'no se atiende',
    failed: (payer: string) => `No pudimos ver el copago con ${payer}.`,
  },
};
