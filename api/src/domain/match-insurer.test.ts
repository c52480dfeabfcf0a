import { COMMON_INSURERS } from './common-insurers';
import { matchInsurer } from './match-insurer';

const KNOWN = [...COMMON_INSURERS];
const shown = (name: string, rnasCode: string | null = null) => {
  const match = matchInsurer(KNOWN, { name, rnasCode });
  return 'fault' in match ? `${match.fault.field}: ${match.fault.message}` : (match.insurer?.name ?? null);
};

test.each([
  ['OSDE', null, 'OSDE'],
  ['O.S.D.E. Binario', null, 'OSDE'],
  ['Obra Social de Camioneros', null, 'Camioneros'],
  ['Obra Social Empleados de Comercio y Act. Civiles', '126205', 'OSECAC'],
  ['Swiss Medical', '999999', 'Swiss Medical'],
  ['Cooperativa del Sur', null, null],
  ['Cooperativa del Sur', '123456', null],
  // Another union of the same trade.
  ['Porteros', '123456', null],
  ['Porteros', null, 'name: Puede ser OSPERyH o OSPERyHRA: agregá el código RNAS'],
  ['IOMA', '400800', 'rnasCode: Es el código de OSDE, y el nombre es de IOMA'],
  ['PAMI', '123456', 'rnasCode: PAMI ya está con el código 500807'],
])('%s with the code %s is %s', (name, rnasCode, expected) => expect(shown(name, rnasCode)).toBe(expected));
