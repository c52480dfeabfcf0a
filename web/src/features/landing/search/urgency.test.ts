import { soundsUrgent } from './urgency';

test.each([
  'dolor de pecho',
  'Me duele mucho el pecho',
  'pecho dolor fuerte',
  'falta de aire',
  'me falta el aire',
  'no puedo respirar',
  'convulsión',
  'convulsiones de mi hijo',
  'desmayo',
  'se desmayó',
  'sangrado abundante',
  'perdió el conocimiento',
])('"%s" may need an ambulance', (search) => {
  expect(soundsUrgent(search)).toBe(true);
});

test.each(['dolor de cabeza', 'análisis de sangre', 'pecho', 'bebé', 'aire', 'cardiólogo', ''])(
  '"%s" needs none',
  (search) => {
    expect(soundsUrgent(search)).toBe(false);
  },
);
