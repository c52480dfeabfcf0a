import { shownPatient } from './waiting-call';

const called = { ticketNumber: 7, patientName: 'María José de la Fuente', patientPhone: '+54 11 5555-0123' };
const shown = (facts: Partial<typeof called> | { patientPhone: null }) =>
  shownPatient('initials', { ...called, ...facts });

describe('A patient on a waiting-room screen', () => {
  test('is the ticket alone, unless the screen shows initials', () => {
    expect(shownPatient('ticket', called)).toEqual({ initials: null, code: 'A07' });
  });

  test('is initials with the last three digits of the phone', () => {
    expect(shown({})).toEqual({ initials: 'M. J. F.', code: '123' });
  });

  test.each([
    ['ángela ñandú', 'Á. Ñ.'],
    ['Ana', 'A.'],
    ['O’Higgins, Juan Pablo Sebastián', 'O. H. J.'],
    ['  Luz   del  Alba ', 'L. A.'],
    ['a\u0301ngel Paz', 'Á. P.'],
  ])('of “%s” is %s', (patientName, initials) => {
    expect(shown({ patientName }).initials).toBe(initials);
  });

  test.each([null, '', '12345'])('is initials with the ticket when the phone is %p', (patientPhone) => {
    expect(shown({ patientPhone } as { patientPhone: null })).toEqual({ initials: 'M. J. F.', code: 'A07' });
  });

  test('is the ticket when there is no letter in the name', () => {
    expect(shown({ patientName: '123 🙂' })).toEqual({ initials: null, code: 'A07' });
  });
});
