import { timeChoices } from './time-choices';

test('every quarter of an hour of the day', () => {
  const choices = timeChoices();
  expect(choices).toHaveLength(97);
  expect([choices[0], choices[1], choices.at(-1)]).toEqual(['00:00', '00:15', '24:00']);
});

test('only while the room is open, with times that are no quarters in their place', () => {
  expect(timeChoices({ startTime: '08:10', endTime: '09:00' }, ['08:40', '09:00'])).toEqual(['08:15', '08:30', '08:40', '08:45', '09:00']);
});
