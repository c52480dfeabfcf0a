import { ownContactText } from './own-contact';

const OWN = { name: 'Ana Sosa', email: 'ana@clinica.example', phone: '+54 11 4444 5555' };
const typed = (values: object) => ({ name: 'Nora Paz', email: 'nora@correo.example', phone: '', notes: '', ...values });

test.each([
  [{ email: OWN.email }, 'El turno es para Nora Paz, pero el correo es el de tu cuenta. Los avisos te llegan a vos.'],
  [
    { email: ' ANA@clinica.example ' },
    'El turno es para Nora Paz, pero el correo es el de tu cuenta. Los avisos te llegan a vos.',
  ],
  [{ phone: '+541144445555' }, 'El turno es para Nora Paz, pero el teléfono es el de tu cuenta.'],
  [
    { email: OWN.email, phone: OWN.phone },
    'El turno es para Nora Paz, pero el correo y el teléfono son los de tu cuenta. Los avisos te llegan a vos.',
  ],
])('for another person with %j it is asked', (values, text) => {
  expect(ownContactText(typed(values), OWN)).toBe(text);
});

test.each([{}, { name: ' ana sosa', email: OWN.email, phone: OWN.phone }, { phone: '11 2345-6789' }])(
  'with %j there is nothing to ask',
  (values) => {
    expect(ownContactText(typed(values), OWN)).toBeNull();
  },
);

test('who asks for their own child may be written to at their own address', () => {
  const own = { email: OWN.email, phone: OWN.phone };
  expect(ownContactText(typed({ ...own, contactName: 'Ana Sosa' }), OWN)).toBeNull();
  expect(ownContactText(typed({ ...own, contactName: ' ' }), OWN)).toMatch(/^El turno es para Nora Paz/);
});

test('members without a phone don’t match patients without one', () => {
  expect(ownContactText(typed({}), { ...OWN, phone: null })).toBeNull();
});
