import { csvName, summaryCsv } from './summary-csv';
import { aRental, aRoom, aSummary } from './summary.fixture';

const MARK = '\uFEFF';
const lines = (...rooms: ReturnType<typeof aRoom>[]) => summaryCsv(aSummary(rooms)).slice(MARK.length).split('\r\n');

test('the file is named after its month', () => {
  expect(csvName('2026-06')).toBe('resumen-2026-06.csv');
});

test('it says in Spanish what the columns are', () => {
  expect(summaryCsv(aSummary([])).slice(MARK.length)).toMatch(/^Fecha;Sala;Desde;Hasta;/);
});

test('a rental is a line', () => {
  const rental = aRental({
    roomName: 'Señales',
    date: '2026-06-13',
    startTime: '09:00',
    endTime: '10:30',
    hours: 1.5,
    hourlyRate: 12_000.5,
    baseCost: 18_000.75,
    finalCost: 16_110.67,
    discountRule: 'Media jornada',
    discountPercentage: 10.5,
    discountAmount: 1890.08,
  });
  expect(lines(aRoom(1, [rental]))[1]).toBe(
    '13-06-2026;Señales;09:00;10:30;1,50;12000,50;18000,75;10,50;Media jornada;1890,08;16110,67;;;16110,67',
  );
});

test('all rooms are in one list, earliest first, and the totals stand below', () => {
  const norte = aRoom(1, [
    aRental({ date: '2026-06-02', roomName: 'Norte' }),
    aRental({ date: '2026-06-30', roomName: 'Norte' }),
  ]);
  const sur = aRoom(2, [aRental({ date: '2026-06-02', startTime: '07:00', roomName: 'Sur' })]);
  expect(lines(norte, sur).map((line) => line.split(';').slice(0, 2).join(' '))).toEqual([
    'Fecha Sala',
    '02-06-2026 Sur',
    '02-06-2026 Norte',
    '30-06-2026 Norte',
    'Total ',
    '',
  ]);
  expect(lines(norte, sur).at(-2)).toBe('Total;;;;12,00;;18000,00;0,00;;0,00;18000,00;;0,00;18000,00');
});
