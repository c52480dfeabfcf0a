import { PAYMENT_MEANS_WORDS, type PaymentMeans } from '@turnero/api/domain/till';

export const MEANS_WORDS: Readonly<Record<PaymentMeans, string>> = PAYMENT_MEANS_WORDS;

const IN_MEANS: Record<PaymentMeans, string> = {
  cash: 'en efectivo',
  transfer: 'por transferencia',
  card: 'con tarjeta',
  qr: 'con QR',
};

export const texts = {
  done: (money: string, means: PaymentMeans) => `Cobrado: ${money} ${IN_MEANS[means]}`,
  title: 'Cobrar un turno',
  otherTitle: 'Cobrar otra cosa',
  loading: 'Cargando el turno…',
  loadFailed: 'Error al cargar el turno',
  fields: {
    concept: 'Concepto',
    amount: 'Importe',
    means: 'Medio de pago',
    voucher: 'Comprobante de ARCA (QR)',
    prints: 'Imprimir el recibo',
  },
  hints: {
    concept: 'Por ejemplo: certificado. Sin nombres de pacientes',
    voucher: 'Si hiciste la factura, escaneá su QR acá',
  },
  faults: {
    concept: 'Indicá qué se cobra',
    amount: 'Indicá el importe',
    zero: 'El importe debe ser mayor que cero',
    voucher: 'No es el QR de un comprobante de ARCA. Escanealo de nuevo o dejalo vacío',
    reason: 'Indicá por qué se anula',
  },
  owed: {
    copay: (who: string, money: string, rest: string) => `${who}: copago ${money}${rest}`,
    noCopay: (who: string) => `${who}: sin copago`,
    unknown: (who: string) => `${who}: copago sin cargar`,
    privatePay: (rest: string) => `Particular${rest}`,
    settled: ', ya está pago',
    missing: (money: string) => `, faltan ${money}`,
    none: 'Sin cobertura cargada',
  },
  busy: 'Cobrando...',
  failed: 'Error al cobrar',
  unsure: (reason: string) => `No sabemos si el cobro quedó: ${reason}. Reintentá, que no se cobra dos veces.`,
  paidIn: (money: string, means: PaymentMeans, time: string) => `${money} ${IN_MEANS[means]}, ${time}`,
  before: 'Ya cobrado',
  voucher: {
    same: (number: string) => `Comprobante ${number}: coincide con el importe`,
    other: (number: string, money: string) => `Comprobante ${number}: dice ${money}, distinto de lo que cobrás`,
    foreign: (number: string) => `Comprobante ${number}, en otra moneda`,
  },
  reverse: {
    open: 'Anular',
    openOf: (money: string) => `Anular el cobro de ${money}`,
    title: 'Anular un cobro',
    about: (money: string, means: PaymentMeans) => `Se devuelven ${money} ${IN_MEANS[means]}, desde la caja abierta.`,
    reason: 'Motivo',
    submit: 'Anular el cobro',
    busy: 'Anulando...',
    failed: 'Error al anular el cobro',
    done: 'Cobro anulado',
    mark: 'Anulado',
    ofOther: (id: number) => `Anula el recibo ${id}`,
  },
  print: 'Imprimir recibo',
  printOf: (id: number) => `Imprimir recibo ${id}`,
  paper: {
    title: (id: number) => `Recibo N.º ${id}`,
    reversal: (id: number) => `Devolución N.º ${id}`,
    patient: 'Paciente',
    professional: 'Profesional',
    concept: 'Concepto',
    appointment: 'Turno',
    means: 'Medio de pago',
    amount: 'Importe',
    takenBy: 'Recibió',
    voucher: 'Comprobante',
    notFiscal: 'No válido como factura',
  },
};
