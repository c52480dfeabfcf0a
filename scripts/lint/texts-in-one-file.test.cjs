const { refused } = require('./planted-lint.cjs');

const RULE = { plugin: 'texts-in-one-file.mjs', rule: 'turnero-texts/in-one-file' };

const SAID = [
  `export const A = () => <p>Sin turnos</p>;`,
  `export const A = () => <Field label="sin turnos" />;`,
  `export const A = () => <p aria-label="quitar" />;`,
  `export const a = 'Guardar';`,
  `export const a = 'no hay turnos';`,
  `export const a = '¿seguro?';`,
  'export const a = (n, name) => `${n} turnos de ${name}`;',
  `export const a = () => { throw new ValidationError('El nombre es requerido'); };`,
];

const NOT_SAID = [
  `export const A = ({ text }) => <p className="muted remark no-print">{text}</p>;`,
  `export const a = { border: '1px solid var(--edge)' };`,
  'export const a = (colour) => `color-mix(in srgb, ${colour} 85%, transparent)`;',
  'export const a = (width) => `calc(100% - ${width})`;',
  `export const a = (key) => key === 'Enter';`,
  `export const a = { __typename: 'Room' };`,
  `export const a = () => { throw new Error('There is always one'); };`,
  `export const a = 'room-hours';`,
];

test('refuses texts outside of a feature’s texts file, and accepts strings that only look like texts', () => {
  const found = refused(RULE, [...SAID, ...NOT_SAID]);
  expect(found).toEqual(SAID.map((_, number) => number));
});
