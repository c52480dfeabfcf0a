import { inRestWords } from './rest-words';

const answer = (properties: object) => ({ responses: { 200: { schema: { properties } } } });
const NOWHERE = new Map<string, string>();
const told = (description: string) => ({ type: 'string', description });

test('descriptions use the operation’s REST keys, other words stay', () => {
  const start = told('Less `endTime`; as iCalendar and moveAppointment.');
  expect(inRestWords(answer({ start_time: start, end_time: told('startTime and durationMinutes.') }), NOWHERE)).toEqual(
    answer({
      start_time: told('Less `end_time`; as iCalendar and moveAppointment.'),
      end_time: told('start_time and durationMinutes.'),
    }),
  );
});

test('parameters count as keys, and a key equal to its field stays', () => {
  const operation = { parameters: [{ name: 'room_id', in: 'query', ...told('roomId or specialtyId.') }] };
  expect(inRestWords({ ...operation, ...answer({ specialtyId: {}, specialty_id: {} }) }, NOWHERE)).toEqual({
    parameters: [{ name: 'room_id', in: 'query', ...told('room_id or specialtyId.') }],
    ...answer({ specialtyId: {}, specialty_id: {} }),
  });
});

test('other operations are named by their address', () => {
  const addresses = new Map([['moveAppointment', 'PUT /appointments/{id}/move']]);
  expect(inRestWords(answer({ version: told('For moveAppointment and moveRoom.') }), addresses)).toEqual(
    answer({ version: told('For PUT /appointments/{id}/move and moveRoom.') }),
  );
});
