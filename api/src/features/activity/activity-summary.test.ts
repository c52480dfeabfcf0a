import { quotedChange, summaryOf } from './activity-summary';

describe('The summary of a change', () => {
  test('says what it was and what it is, one thing after the other', () => {
    const changes = [
      { what: 'tarifa', before: '$ 20.000', after: '$ 25.000' },
      { what: 'duración', before: '30 minutos', after: '45 minutos' },
    ];
    expect(summaryOf(changes)).toBe('Tarifa: $ 20.000 → $ 25.000; duración: 30 minutos → 45 minutos');
  });

  test('begins with its topic where it has one', () => {
    expect(
      summaryOf([{ what: 'sábado', before: 'sin atención', after: '08:00-20:00' }], 'plantilla Horario Extendido'),
    ).toBe('Plantilla Horario Extendido: sábado: sin atención → 08:00-20:00');
  });
});

describe('A changed text within it', () => {
  test.each([
    [null, 'Dos\nlíneas', 'sin texto', '«Dos líneas»'],
    ['Antes', ' \n ', '«Antes»', 'sin texto'],
    ['é'.repeat(80), 'Corto', `«${'é'.repeat(80)}»`, '«Corto»'],
    ['🩺'.repeat(81), 'Corto', `«${'🩺'.repeat(80)}…»`, '«Corto»'],
    [
      'Igual'.repeat(30),
      `${'Igual'.repeat(30)}, y más`,
      `«…${'Igual'.repeat(16)}»`,
      `«…ual${'Igual'.repeat(14)}, y más»`,
    ],
    [
      `${'a'.repeat(100)}b${'c'.repeat(100)}`,
      `${'a'.repeat(100)}${'c'.repeat(100)}`,
      `«…${'a'.repeat(20)}b${'c'.repeat(59)}…»`,
      `«…${'a'.repeat(20)}${'c'.repeat(60)}…»`,
    ],
  ])('from %j to %j shows where it changed', (before, after, old, now) => {
    expect(quotedChange(before, after)).toEqual({ before: old, after: now });
  });
});
