import { maskedEmail, maskedName, maskedPhone } from './masked-contact';

test.each([
  ['Mariana Gutiérrez', 'M. G.'],
  ['  ana  ', 'A.'],
  ['María de los Ángeles O’Higgins', 'M. D. L. Á.'],
  ['n\u0303ata', 'Ñ.'],
  ["D'Angelo-Paz", 'D. A. P.'],
  ['𝒳avier 2', '𝒳. 2.'],
  ['', '•••'],
  ['—', '•••'],
])('the name %j shows as %j', (name, shown) => expect(maskedName(name)).toBe(shown));

test.each([
  ['mariana@correo.example', 'm•••@c•••.example'],
  ['a@b.co', 'a•••@b•••.co'],
  ['ana.paz@mail.clinica.com.ar', 'a•••@m•••.ar'],
  ['"a@b"@correo.example', '"•••@c•••.example'],
  ['root@localhost', 'r•••@l•••'],
  ['ñandú@ñandú.example', 'ñ•••@ñ•••.example'],
  ['nobody', '•••'],
  ['@correo.example', '•••'],
  ['', '•••'],
])('the address %j shows as %j', (email, shown) => expect(maskedEmail(email)).toBe(shown));

test.each([
  ['+54 341 555-3344', '•••• 3344'],
  ['34155533', '•••• 5533'],
  ['555-344', '••••'],
  ['interno 12', '••••'],
  ['', '••••'],
  [null, null],
])('the phone %j shows as %j', (phone, shown) => expect(maskedPhone(phone)).toBe(shown));
