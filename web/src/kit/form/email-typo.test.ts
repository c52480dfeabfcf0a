import { suggestedEmail } from './email-typo';

test.each([
  ['rosa@gmial.com', 'rosa@gmail.com'],
  ['rosa@gmail.con', 'rosa@gmail.com'],
  ['rosa@gmai.com', 'rosa@gmail.com'],
  ['rosa@gmail.cmo', 'rosa@gmail.com'],
  ['Rosa.Paz@GMIAL.COM ', 'Rosa.Paz@gmail.com'],
  ['juan@hotmial.com', 'juan@hotmail.com'],
  ['juan@hotmal.com.ar', 'juan@hotmail.com.ar'],
  ['ana@yaho.com.ar', 'ana@yahoo.com.ar'],
  ['ana@yahooo.com', 'ana@yahoo.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@lve.com', 'ana@live.com'],
  ['ana@iclud.com', 'ana@icloud.com'],
  ['ana@fibertel.con.ar', 'ana@fibertel.com.ar'],
])('%s looks like %s', (typed, meant) => expect(suggestedEmail(typed)).toBe(meant));

test.each([
  '',
  'rosa',
  '@gmial.com',
  'rosa@gmail.com',
  'rosa@GMAIL.com',
  'rosa@mail.com',
  'rosa@ymail.com',
  'rosa@gmx.com',
  'rosa@yahoo.es',
  'rosa@hotmail.es',
  'rosa@me.com',
  'rosa@uba.ar',
  'rosa@clinica.example',
])('%s stays as typed', (typed) => expect(suggestedEmail(typed)).toBeUndefined());
