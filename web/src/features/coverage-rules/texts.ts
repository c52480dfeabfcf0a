import { OUTCOME_LABELS, type CoverageOutcome } from '@turnero/api/domain/coverage-rules';
import { dateText } from '@turnero/api/domain/date-text';
import { plural } from '@turnero/api/domain/plural';

import { countText, formatCount } from '../../kit/text/count-text';
import { formatMoney } from '../../kit/text/money';

interface Answer {
  outcome: CoverageOutcome;
  copay: number | null;
}

/** 'Con copago $ 3.500'. */
function answerText({ outcome, copay }: Answer, currency: string | undefined): string {
  const amount = copay === null ? '' : formatMoney(copay, currency);
  if (outcome === 'with_copay') return copay === null ? 'Con copago, sin importe' : `Con copago ${amount}`;
  return outcome === 'with_authorization' && copay ? `Con autorización y copago ${amount}` : OUTCOME_LABELS[outcome];
}

const cells = (count: number) => countText(count, 'casilla', 'casillas');
const copays = (count: number) => countText(count, 'copago', 'copagos');
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** 'copago $ 3.500', for narrow cells. */
const shortened = (answer: string) => lowered(answer.replace(/^Con (\w)/, '$1'));

export const texts = {
  allTurnos: 'Todos los turnos',
  removed: 'lo que ya no existe',
  inList: { allTurnos: 'todos los turnos' },
  typeOf: (type: string, professional: string) => `${type} de ${professional}`,
  answer: answerText,
  cell: {
    none: (answer: string) => `Sin regla: ${shortened(answer)}`,
    wider: (answer: string) => `${answer} (general)`,
    until: 'hasta',
    from: 'desde',
    later: (answer: string) => `: ${shortened(answer)}`,
    exceptions: (count: number) => countText(count, 'excepción', 'excepciones'),
  },
  page: {
    failed: 'Error al cargar las coberturas',
    loading: 'Cargando las coberturas…',
    caption: 'Qué se atiende de cada obra social',
    search: 'Buscar una obra social',
    insurer: 'Obra social',
    professional: 'Profesional',
    anyProfessional: 'Todos los profesionales',
    count: (insurers: number) => countText(insurers, 'obra social', 'obras sociales'),
    hint:
      'Elegí una o más casillas y cambialas juntas. Si una casilla no tiene regla propia, vale la más general; ' +
      'sin ninguna regla, se atiende.',
    keys: 'Con las flechas pasás de una casilla a otra y con la barra espaciadora la elegís.',
    all: 'Todas',
    wholeRow: (name: string) => `Toda la fila: ${name}`,
    wholeColumn: (name: string) => `Toda la columna: ${name}`,
    plans: (count: number) => countText(count, 'plan', 'planes'),
    ruledPlans: (count: number) => `${formatCount(count)} con reglas`,
    nothing: 'Nada coincide con la búsqueda',
    nothingHint: 'Probá con otro nombre.',
    showAll: 'Mostrar todo',
    empty: 'La clínica todavía no atiende obras sociales',
    emptyHint: 'Elegí cuáles atiende y acá decís para qué especialidades y profesionales.',
    toInsurers: 'Elegir obras sociales',
  },
  chosen: {
    label: 'Casillas elegidas',
    count: (count: number) => `${cells(count)} ${plural(count, 'elegida', 'elegidas')}`,
    clear: 'Quitar selección',
    change: 'Cambiar',
  },
  rules: {
    title: 'Cambiar si se atiende',
    fields: { outcome: 'Se atiende', validFrom: 'Desde', validTo: 'Hasta' },
    withoutRule: 'Sin regla propia: vale la más general',
    faults: {
      outcome: 'Elegí si se atiende',
      validFrom: 'Elegí una fecha',
      order: 'No puede ser anterior a la de inicio',
    },
    chosen: (count: number) => `Para ${cells(count)}:`,
    ofPayer: (payer: string, turnos: readonly string[]) => `${payer}: ${turnos.join(', ')}`,
    period: (from: string, to: string | null) =>
      to === null ? `Desde el ${dateText(from)}, sin fecha de fin.` : `Del ${dateText(from)} al ${dateText(to)}.`,
    checking: 'Viendo qué cambia…',
    unknown: 'No pudimos ver qué cambiaría. Podés guardar igual.',
    nothing: 'Nada cambia: ya es así en esas fechas.',
    changes: (changed: number, chosen: number) =>
      changed === chosen
        ? `${cells(changed)} ${plural(changed, 'cambia', 'cambian')}.`
        : `${formatCount(changed)} de ${cells(chosen)} ${plural(changed, 'cambia', 'cambian')}: el resto ya es así.`,
    replaced: (rules: number) =>
      `Se ${plural(rules, 'reemplaza', 'reemplazan')} ${countText(rules, 'regla que empezaba', 'reglas que empezaban')} más adelante.`,
    given: (turnos: number) =>
      `Ya hay ${countText(turnos, 'turno dado', 'turnos dados')} en esas fechas: ${plural(turnos, 'conserva', 'conservan')} lo que se le dijo al paciente.`,
    withoutCopay: (count: number) =>
      `${cells(count)} ${plural(count, 'no tiene', 'no tienen')} un importe cargado: a los pacientes se les dice que hay copago, sin decir cuánto.`,
    conflict: 'Mientras elegías, otra persona cambió:',
    now: (name: string, answer: string) => `${name}: ahora ${lowered(answer)}`,
    submit: 'Guardar',
    done: (count: number) => `Coberturas guardadas: ${cells(count)}`,
    failed: 'Error al guardar las coberturas',
    unsure: (reason: string) => `No sabemos si se guardó: ${reason}. Volvé a guardar: no se hace dos veces.`,
  },
  copays: {
    caption: 'Copagos',
    failed: 'Error al cargar los copagos',
    search: 'Buscar una obra social',
    count: copays,
    fields: { payer: 'Obra social y plan', turnos: 'Turnos', today: 'Hoy', later: 'Más adelante' },
    none: 'Sin importe',
    noOwn: 'Sin importe propio',
    later: (amount: string, day: string) => `${amount} desde ${dateText(day)}`,
    empty: 'Todavía no hay copagos',
    emptyHint: 'Cargá cuánto paga el paciente en el consultorio, por obra social, plan o tipo de consulta.',
    change: 'Cambiar',
    withdraw: (what: string) => `Quitar ${what}`,
  },
  copay: {
    open: 'Nuevo copago',
    title: 'Copago desde una fecha',
    fields: {
      insurer: 'Obra social',
      plan: 'Plan',
      turnos: 'Turnos',
      amount: 'Importe',
      validFrom: 'Desde',
      isEnded: 'Sin importe propio desde esa fecha: vale el más general',
    },
    choose: 'Elegí una obra social',
    allPlans: 'Todos los planes',
    groups: { specialties: 'Especialidades', professionals: 'Profesionales', types: 'Tipos de consulta' },
    faults: {
      insurer: 'Elegí una obra social',
      amount: 'Escribí el importe; 0 si no se cobra',
      validFrom: 'Elegí una fecha',
    },
    named: 'El importe',
    read: (amount: number | null, currency: string | undefined) =>
      amount === null ? '0: sin copago' : amount === 0 ? 'Sin copago' : formatMoney(amount, currency),
    now: (amount: string) => `Hoy: ${amount}`,
    submit: 'Guardar',
    done: (name: string) => `Copago guardado: ${name}`,
    failed: 'Error al guardar el copago',
    unsure: (reason: string) => `No sabemos si se guardó: ${reason}. Volvé a guardar: no se hace dos veces.`,
  },
  withdrawal: {
    title: 'Quitar un copago que todavía no rige',
    consequence: 'Sigue el importe anterior.',
    no: 'Conservarlo',
    yes: 'Quitar',
    done: 'Copago quitado',
    failed: 'Error al quitar el copago',
  },
  raise: {
    open: 'Aumentar',
    title: 'Aumentar copagos',
    all: 'Todos los copagos de la clínica.',
    some: (insurers: string) => `Los copagos de ${insurers}.`,
    fields: { percentage: 'Aumento (%)', roundTo: 'Redondear', validFrom: 'Desde' },
    named: 'El aumento debe ser',
    rounding: (step: string) => (step === '' ? 'Sin redondear' : `A múltiplos de ${step}`),
    faults: { validFrom: 'Elegí una fecha' },
    checking: 'Calculando los importes nuevos…',
    nothing: 'No hay copagos que aumenten en esa fecha.',
    sum: (count: number, day: string) =>
      `${copays(count)} ${plural(count, 'aumenta', 'aumentan')} el ${dateText(day)}.`,
    same: (count: number) => `${copays(count)} ${plural(count, 'queda', 'quedan')} igual por el redondeo.`,
    applied: (count: number) => `${copays(count)} ya ${plural(count, 'tiene', 'tienen')} ese aumento.`,
    kept: (count: number) =>
      `${copays(count)} con un importe cargado para ese día ${plural(count, 'no cambia', 'no cambian')}.`,
    later: (count: number) =>
      `${copays(count)} que ${plural(count, 'empieza', 'empiezan')} después no ${plural(count, 'cambia', 'cambian')}.`,
    caption: 'Importes de antes y de después del aumento',
    columns: { name: 'Copago', before: 'Ahora', after: 'Después' },
    review: 'Revisá los importes nuevos y volvé a presionar Aumentar.',
    submit: 'Aumentar',
    done: (count: number, day: string) =>
      `${copays(count)} ${plural(count, 'aumenta', 'aumentan')} el ${dateText(day)}`,
    failed: 'Error al aumentar los copagos',
    unsure: (reason: string) =>
      `No sabemos si se aumentaron: ${reason}. Volvé a presionar Aumentar: no se hace dos veces.`,
  },
};
