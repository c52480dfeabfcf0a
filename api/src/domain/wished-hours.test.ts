import { wishedHoursText } from './wished-hours';

const on = (weekday: number, startTime = '09:00', endTime = '12:00') => ({ weekday, startTime, endTime });

test('days with the same hours are said together, and without hours any will do', () => {
  expect(wishedHoursText([])).toBe('A cualquier hora');
  expect(wishedHoursText([on(1), on(3), on(7, '16:00', '24:00')])).toBe('lun y mié 09:00 - 12:00; dom desde las 16:00');
  expect(wishedHoursText([on(1), on(1, '16:00', '18:00'), on(2), on(2, '16:00', '18:00')])).toBe(
    'lun y mar 09:00 - 12:00 y 16:00 - 18:00',
  );
  expect(wishedHoursText([on(1, '00:00', '13:00'), on(1, '18:00', '24:00'), on(2, '00:00', '24:00')])).toBe(
    'lun hasta las 13:00 y desde las 18:00; mar todo el día',
  );
});
