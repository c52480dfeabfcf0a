import { EventReader } from './event-reader';
import { callText, newCalls, spokenCall, type Call, type ScreenState } from './screen-state';

const call = (key: string): Call => ({ key, initials: null, code: 'A07', room: 'Sala 2', at: '09:30' });
const state = (...keys: string[]): ScreenState => ({
  name: 'Planta baja',
  clinic: 'Clínica',
  timeZone: 'America/Argentina/Buenos_Aires',
  calls: keys.map(call),
});

test('calls that were there when the screen opened are not said; later ones are, in the order of their calls', () => {
  expect(newCalls(null, state('b', 'a'))).toEqual([]);
  expect(newCalls(state('b', 'a'), state('d', 'c', 'b')).map(({ key }) => key)).toEqual(['c', 'd']);
  expect(newCalls(state('b', 'a'), state('a'))).toEqual([]);
});

test('a call is shown short and said letter by letter', () => {
  expect([callText(call('a')), spokenCall(call('a'))]).toEqual(['A07', 'Código, A 0 7. Sala 2.']);
  const named = { ...call('a'), initials: 'M. P.', code: '123' };
  expect([callText(named), spokenCall(named)]).toEqual(['M. P. · 123', 'M P, 1 2 3. Sala 2.']);
});

test('events are read whatever the pieces in which they come', () => {
  const text = 'event: state\ndata: {"a":1}\n\n: \n\nevent: state\ndata: {"a":2}\n\nevent: st';
  for (const size of [1, 3, 7, text.length]) {
    const reader = new EventReader();
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    expect(pieces.flatMap((piece) => reader.read(piece))).toEqual(['{"a":1}', '{"a":2}']);
  }
});
