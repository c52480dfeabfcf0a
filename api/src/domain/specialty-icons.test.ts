import { specialtyEmoji } from './specialty-icons';

test.each([
  ['stethoscope', '🩺'],
  ['heart', '❤️'],
  ['brain', '🧠'],
  ['eye', '👁️'],
  ['tooth', '🦷'],
  ['baby', '👶'],
  ['bone', '🦴'],
  ['lungs', '🫁'],
  ['pill', '💊'],
])('%s shows %s', (name, emoji) => {
  expect(specialtyEmoji(name)).toBe(emoji);
});

test.each([null, undefined, '', 'no-existe', 'toString', '__proto__'])('%p shows the stethoscope', (name) => {
  expect(specialtyEmoji(name)).toBe('🩺');
});
