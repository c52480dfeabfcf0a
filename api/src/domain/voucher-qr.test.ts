import { readVoucher, voucherNumber } from './voucher-qr';

const facts = {
  ver: 1,
  fecha: '2026-06-01',
  cuit: 30_500_000_001,
  ptoVta: 3,
  tipoCmp: 6,
  nroCmp: 1234,
  importe: 12_100.5,
  moneda: 'PES',
  ctz: 1,
  tipoDocRec: 96,
  nroDocRec: 30_111_222,
  tipoCodAut: 'E',
  codAut: 75_123_456_789_012,
};
const addressOf = (given: object, start = 'https://www.afip.gob.ar/fe/qr/?p=') =>
  start + Buffer.from(JSON.stringify(given)).toString('base64');
const VOUCHER = {
  date: '2026-06-01',
  type: 6,
  pointOfSale: 3,
  number: 1234,
  amount: '12100.50',
  currency: 'PES',
  authorization: '75123456789012',
  issuerCuit: '30500000001',
};

test.each([
  ['of AFIP', addressOf(facts)],
  ['of ARCA', addressOf(facts, 'https://www.arca.gob.ar/fe/qr?p=')],
  ['with numbers as text', addressOf({ ...facts, importe: '12100.50', nroCmp: '1234', codAut: '75123456789012' })],
  [
    'with encoded and padded text',
    addressOf(facts, ' https://afip.gob.ar/fe/qr/?p=').replaceAll('=', '%3D').replace('p%3D', 'p='),
  ],
  [
    'typed by a scanner on a Spanish keyboard',
    addressOf(facts).replaceAll('/', '-').replaceAll('=', '¿').replaceAll('+', '¡').replace('?', '_').replace(':', 'Ñ'),
  ],
  ['without currency', addressOf({ ...facts, moneda: undefined })],
])('An address %s is read', (_what, address) => {
  expect(readVoucher(address)).toEqual(VOUCHER);
  expect(voucherNumber(VOUCHER)).toBe('0003-00001234');
});

test.each([
  ['another host', addressOf(facts, 'https://www.afip.gob.ar.example/fe/qr/?p=')],
  ['no JSON', 'https://www.afip.gob.ar/fe/qr/?p=aG9sYQ=='],
  ['no base64', 'https://www.afip.gob.ar/fe/qr/?p=%%%'],
  ['a list', addressOf([facts])],
  ['null', addressOf(null as never)],
  ['no amount', addressOf({ ...facts, importe: undefined })],
  ['an amount below zero', addressOf({ ...facts, importe: -1 })],
  ['a short CAE', addressOf({ ...facts, codAut: 1 })],
  ['another date', addressOf({ ...facts, fecha: '01/06/2026' })],
  ['no day of the calendar', addressOf({ ...facts, fecha: '2026-02-30' })],
  ['nothing', ''],
])('An address with %s is refused', (_what, address) => {
  expect(readVoucher(address)).toBeNull();
});
