import { arrivedAt, aTurno, at, openToday, panel, roomUse } from './today.fixture';

const OMAR = aTurno({ id: 'turno-2', patientName: 'Omar Paz', startTime: at('10:00'), endTime: at('10:30') });
const NOW = { current: roomUse('Nora Ñandú', '09:00', '09:30', 'turno-1'), next: null };

async function roomWith(clinic: Parameters<typeof openToday>[0]) {
  await openToday({ room: NOW, ...clinic });
  return panel('Salas ahora').getByText('Consultorio 2').closest('li');
}

test.each([
  ['has not arrived', aTurno(), 'Dra. Lucía Fernández, hasta 09:30 · Nora Ñandú no llegó'],
  ['was called', aTurno(arrivedAt('09:10', 'called')), 'Nora Ñandú · Llamado 09:10 · A07 · Dra. Lucía Fernández'],
  ['was seen already', aTurno({ status: 'completed' }), 'Libre'],
])('a room knows the visit of its patient, who %s', async (_how, turno, text) => {
  expect(await roomWith({ appointments: [turno] })).toHaveTextContent(`Consultorio 2${text}Nadie más hoy`);
});

test('a consultation goes on in its room past its hour', async () => {
  const late = aTurno({ startTime: at('08:00'), endTime: at('08:30'), ...arrivedAt('08:00', 'started') });
  const room = { current: null, next: null };
  expect(await roomWith({ room, appointments: [late] })).toHaveTextContent('Nora Ñandú · En consulta 08:00');
});

test('the next patient of a room is shown as arrived', async () => {
  const room = { current: null, next: roomUse('Omar Paz', '10:00', '10:30', 'turno-2') };
  const appointments = [{ ...OMAR, ...arrivedAt('09:05') } as typeof OMAR];
  const line = await roomWith({ room, appointments });
  expect(line).toHaveTextContent('Consultorio 2LibreSigue 10:00 Omar Paz · ya llegó');
});
