import { COMMON_INSURERS, InsurerKind } from './common-insurers';
import { asksForInsurer, findInsurers, insurersCalled } from './insurer-words';

const SAID: readonly [said: string, insurer: string][] = [
  ['pami', 'PAMI'],
  ['el pami', 'PAMI'],
  ['soy jubilado', 'PAMI'],
  ['INSSJP', 'PAMI'],
  ['iomá', 'IOMA'],
  ['ioma', 'IOMA'],
  ['¿Atienden IOMA?', 'IOMA'],
  ['osde', 'OSDE'],
  ['O.S.D.E.', 'OSDE'],
  ['osde binario', 'OSDE'],
  ['osde 210', 'OSDE'],
  ['swiss medical smg20', 'Swiss Medical'],
  ['osdepym', 'OSDEPyM'],
  ['¿Aceptan OSDE?', 'OSDE'],
  ['swiss', 'Swiss Medical'],
  ['swiss medical', 'Swiss Medical'],
  ['smg', 'Swiss Medical'],
  ['la obra social de los camioneros', 'Camioneros'],
  ['camionero', 'Camioneros'],
  ['choferes de camiones', 'Camioneros'],
  ['osecac', 'OSECAC'],
  ['empleados de comercio', 'OSECAC'],
  ['comercio', 'OSECAC'],
  ['osprera', 'OSPRERA'],
  ['la de los rurales', 'OSPRERA'],
  ['union personal', 'Unión Personal'],
  ['upcn', 'Unión Personal'],
  ['uocra', 'Construir Salud'],
  ['ospecon', 'Construir Salud'],
  ['construir salud', 'Construir Salud'],
  ['uom', 'UOM'],
  ['metalúrgicos', 'UOM'],
  ['gastronómicos', 'OSUTHGRA'],
  ['osuthgra', 'OSUTHGRA'],
  ['sanidad', 'Sanidad'],
  ['ospsa', 'Sanidad'],
  ['la bancaria', 'Bancarios'],
  ['bancarios', 'Bancarios'],
  ['mecánicos', 'SMATA'],
  ['smata', 'SMATA'],
  ['pasteur', 'Luis Pasteur'],
  ['luis pasteur', 'Luis Pasteur'],
  ['encargados', 'OSPERyH'],
  ['luz y fuerza', 'Luz y Fuerza'],
  ['docentes privados', 'OSDOP'],
  ['osplad', 'OSPLAD'],
  ['ferroviarios', 'Ferroviarios'],
  ['osseg', 'OSSEG'],
  ['jerárquicos salud', 'Jerárquicos'],
  ['prensa', 'Prensa'],
  ['obsba', 'ObSBA'],
  ['apross', 'APROSS'],
  ['osep mendoza', 'OSEP Mendoza'],
  ['iapos', 'IAPOS'],
  ['osef', 'IPAUSS'],
  ['ipross', 'IPROSS'],
  ['profe', 'Incluir Salud'],
  ['plan sumar', 'SUMAR'],
  ['galeno', 'Galeno'],
  ['medife', 'Medifé'],
  ['omint', 'Omint'],
  ['medicus', 'Medicus'],
  ['aca salud', 'Avalian'],
  ['sancor', 'SanCor Salud'],
  ['prevención salud', 'Prevención Salud'],
  ['federada', 'Federada'],
  ['hospital italiano', 'Hospital Italiano'],
  ['accord', 'Accord'],
  ['particular', 'Particular'],
  ['no tengo obra social', 'Particular'],
  ['sin obra social', 'Particular'],
];

test.each(SAID)('"%s" finds %s first', (said, insurer) => {
  expect(findInsurers(COMMON_INSURERS, said)[0]?.name).toBe(insurer);
});

test('words that name no insurer find all or the prepaid, and unknown words none', () => {
  for (const search of ['mi obra social', 'obra social o prepaga', 'cobertura médica de salud'])
    expect(findInsurers(COMMON_INSURERS, search)).toHaveLength(COMMON_INSURERS.length);
  const prepaid = findInsurers(COMMON_INSURERS, '¿Trabajan con prepagas?');
  expect(prepaid).toEqual(COMMON_INSURERS.filter(({ kind }) => kind === 'prepaid'));
  for (const search of ['dermatología', '210']) expect(findInsurers(COMMON_INSURERS, search)).toEqual([]);
});

test('only a whole name or alias calls an insurer', () => {
  const called = (search: string) => insurersCalled(COMMON_INSURERS, search).map(({ name }) => name);
  expect(called('osde')).toEqual(['OSDE']);
  expect(called('hospital')).toEqual([]);
  expect(called('alimentación')).toEqual([]);
  expect(called('obra social')).toEqual([]);
});

test.each([
  ['qué obras sociales atienden', true],
  ['mi prepaga', true],
  ['osde', false],
])('whether "%s" asks about insurers: %s', (search, isAsked) => {
  expect(asksForInsurer(search)).toBe(isAsked);
});

test('the common insurers have distinct names and codes of six digits', () => {
  const count = (kind: string) => COMMON_INSURERS.filter((insurer) => insurer.kind === kind).length;
  expect(Object.keys(InsurerKind).map(count)).toEqual([36, 11, 2, 11, 1]);
  expect(new Set(COMMON_INSURERS.map(({ name }) => name.toLowerCase())).size).toBe(COMMON_INSURERS.length);
  const codes = COMMON_INSURERS.flatMap(({ rnasCode }) => rnasCode ?? []);
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(49);
});
