import { isMinor } from './birth-date';
import { mayConsent, sightOf, type Agreement } from './family';

const MOTHER: Agreement = { kind: 'mother', agreedBy: 'staff', agreedOn: '2020-05-10' };

test.each<[string, string | null, string]>([
  ['all, the day before the child turns thirteen', '2013-06-16', 'all'],
  ['what others asked for, from the thirteenth birthday on', '2013-06-15', 'requested'],
  ['the same, the day before the child turns eighteen', '2008-06-16', 'requested'],
  ['nothing, from the eighteenth birthday on', '2008-06-15', 'none'],
  ['nothing, with an unknown birth date', null, 'none'],
])('a mother sees %s', (_, birthDate, sight) => {
  expect(sightOf(MOTHER, birthDate, '2026-06-15')).toBe(sight);
});

test('who declared a child sees what that account booked, and nothing once it turns out to be an adult', () => {
  const declared = (birthDate: string | null) => sightOf({ ...MOTHER, agreedBy: 'relative' }, birthDate, '2026-06-15');
  expect(declared('2018-03-01')).toBe('booked');
  expect(declared('2008-06-16')).toBe('booked');
  expect(declared('2008-06-15')).toBe('none');
  expect(declared('1990-03-01')).toBe('none');
  expect(declared(null)).toBe('none');
});

test('a child born on 29 February comes of age on 1 March', () => {
  expect(isMinor('2008-02-29', '2026-02-28')).toBe(true);
  expect(isMinor('2008-02-29', '2026-03-01')).toBe(false);
});

test('a minor shares from thirteen on; the desk or an earlier consent does not replace it', () => {
  const at = (agreedBy: Agreement['agreedBy'], agreedOn: string) =>
    sightOf({ kind: 'mother', agreedBy, agreedOn }, '2011-06-15', '2026-06-15');
  expect(at('patient', '2024-06-15')).toBe('all');
  expect(at('patient', '2024-06-14')).toBe('requested');
  expect(at('staff', '2026-01-01')).toBe('requested');
  expect(mayConsent('2013-06-16', '2026-06-15')).toBe(false);
  expect(mayConsent('2013-06-15', '2026-06-15')).toBe(true);
});

test('adults agree once, and what a minor agreed to ends at eighteen', () => {
  const at = (agreedOn: string) =>
    sightOf({ kind: 'partner', agreedBy: 'patient', agreedOn }, '2000-03-01', '2026-06-15');
  expect(at('2018-02-28')).toBe('none');
  expect(at('2018-03-01')).toBe('all');
  expect(sightOf({ kind: 'carer', agreedBy: 'staff', agreedOn: '2026-01-01' }, null, '2026-06-15')).toBe('all');
});
