import { aTurno } from '../../../../testing/calendar-data';
import { editSchema, toEditValues } from './edit-form';

test.each([
  [true, 'of an erased patient, which has no contact, is corrected without one', null],
  [false, 'with an e-mail does not lose it without a phone', 'nora@correo.example'],
])('%s: a turno %s', (isValid, _, patientEmail) => {
  const turno = aTurno({ patientEmail, patientPhone: null });
  const schema = editSchema(turno, { today: '2026-11-21', now: undefined });
  expect(schema.isValidSync({ ...toEditValues(turno), email: '' })).toBe(isValid);
});
