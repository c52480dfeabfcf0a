import { proposalText, texts, whatsappText } from './texts';

const TODAY = '2026-11-21';
const WAS = '2026-11-21T10:00:00-03:00';
const written = {
  patientName: 'Nora Ñandú',
  contactName: null,
  clinicName: 'Clínica del Parque',
  was: WAS,
  to: { startTime: '2026-11-24T09:30:00-03:00', isSameProfessional: true },
} as const;
const BEFORE = 'sábado, 21 de noviembre de 2026 a las 10:00';
const AFTER = 'martes, 24 de noviembre de 2026 a las 09:30';

test.each([
  [
    'offers the slot that the row shows',
    { ...written, outcome: 'open' },
    `Tenemos que cambiar tu turno del ${BEFORE}. Te ofrecemos el ${AFTER}. ¿Te queda bien?`,
  ],
  [
    'asks for an answer where there is none',
    { ...written, outcome: 'open', to: null },
    `Tenemos que cambiar tu turno del ${BEFORE}. Respondé este mensaje y buscamos otro horario.`,
  ],
  [
    'says where a turno went',
    { ...written, outcome: 'reassigned', to: { ...written.to, isSameProfessional: false } },
    `Tu turno del ${BEFORE} pasó al ${AFTER}, con otro profesional. ¿Nos confirmás que podés?`,
  ],
  [
    'says that it was cancelled',
    { ...written, outcome: 'cancelled' },
    `Tuvimos que cancelar tu turno del ${BEFORE}. Si querés otro, respondé este mensaje.`,
  ],
] as const)('The WhatsApp message with %s', (_case, facts, text) => {
  expect(whatsappText(facts)).toBe(`Hola Nora, te escribimos de Clínica del Parque. ${text}`);
});

test('The WhatsApp message greets the person who booked for a child, and names the child', () => {
  const forAChild = { ...written, patientName: 'Teo Ñandú', contactName: 'Nora Ñandú' } as const;
  expect(whatsappText({ ...forAChild, outcome: 'reassigned' })).toBe(
    `Hola Nora, te escribimos de Clínica del Parque. El turno de Teo Ñandú del ${BEFORE} pasó al ${AFTER}. ¿Nos confirmás que podés?`,
  );
  expect(whatsappText({ ...forAChild, outcome: 'cancelled' })).toContain('cancelar el turno de Teo Ñandú del');
});

test('A proposal names the colleague, and no one if the professional stays', () => {
  const slot = { startTime: '2026-11-22T09:30:00-03:00', professionalId: 1, professionalName: 'Dr. Pablo Ruiz' };
  expect(proposalText(slot, 1, TODAY)).toBe('mañana 09:30');
  expect(proposalText(slot, 2, TODAY)).toBe('mañana 09:30 con Dr. Pablo Ruiz');
});

test('One turno and several are named by their number', () => {
  expect([texts.move.many(1), texts.move.many(8)]).toEqual(['Mover el turno', 'Mover los 8']);
  expect([texts.contact.tellAll(1), texts.contact.tellAll(8)]).toEqual(['Marcar avisado', 'Marcar avisados los 8']);
  expect(texts.partlyDone(texts.move.done(6), 2)).toBe(
    '6 turnos movidos. 2 turnos sin resolver: el motivo está en su fila',
  );
});
