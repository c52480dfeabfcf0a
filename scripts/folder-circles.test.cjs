const { fileCircleFaults, folderCircleFaults } = require('./folder-circles.cjs');
const { inHouse } = require('./planted-house.cjs');

const importing = (...paths) => paths.map((path) => `import '${path}';`).join('\n');

test('folders that import each other in one direction are no circle', () => {
  const files = {
    'kit/dialog/Dialog.tsx': importing('../form/form', 'react'),
    'kit/form/form.ts': '',
    'rooms/RoomsPage.tsx': importing('./list/RoomList', './texts', '../kit/dialog/Dialog'),
    'rooms/list/RoomList.tsx': importing('../texts'),
    'rooms/texts.ts': '',
  };
  expect(inHouse(files, folderCircleFaults)).toEqual([]);
});

test('two folders that need each other are a circle, even by types', () => {
  const files = {
    'kit/dialog/Dialog.tsx': importing('../form/form'),
    'kit/dialog/hold.ts': '',
    'kit/form/form.ts': `import type { Hold } from '../dialog/hold';`,
  };
  expect(inHouse(files, folderCircleFaults)).toEqual([
    'kit: dialog -> form -> dialog',
    '  kit/dialog/Dialog.tsx imports kit/form/form.ts',
    '  kit/form/form.ts imports kit/dialog/hold.ts',
  ]);
});

test('a circle of three is found, also by way of a file beside the folders and by late imports', () => {
  const files = {
    'rooms/month/Month.tsx': importing('../useMonth'),
    'rooms/rent/Rent.tsx': `const load = () => import('../month/Month');`,
    'rooms/useMonth.ts': importing('./rent/hours'),
    'rooms/rent/hours.ts': '',
    'rooms/RoomPage.tsx': importing('./rent/Rent'),
  };
  expect(inHouse(files, folderCircleFaults)[0]).toBe('rooms: rent -> month -> useMonth.ts -> rent');
});

test('tests and addresses stand outside', () => {
  const files = {
    'booking/Booking.tsx': importing('../turnos/turnos.paths'),
    'booking/booking.paths.ts': '',
    'turnos/Turnos.tsx': importing('../booking/booking.paths'),
    'turnos/turnos.paths.ts': '',
    'turnos/Turnos.test.tsx': importing('../booking/Booking'),
    'booking/Booking.test.tsx': importing('../turnos/Turnos'),
  };
  expect(inHouse(files, folderCircleFaults)).toEqual([]);
});

test('files that need each other are a circle, even by types and in tests', () => {
  const files = {
    'api/src/rooms.ts': importing('./hours'),
    'api/src/hours.ts': `import type { Day } from './days/day';`,
    'api/src/days/day.ts': `export { room } from '../rooms';`,
    'web/src/App.test.tsx': importing('./app.fixture'),
    'web/src/app.fixture.ts': '',
  };
  const faults = (more = {}) => inHouse({ ...files, ...more }, (house) => fileCircleFaults(house, ['api', 'web']));
  expect(faults()).toEqual(['api/src/days/day.ts -> api/src/rooms.ts -> api/src/hours.ts -> api/src/days/day.ts']);
  const mended = { 'api/src/hours.ts': '', 'web/src/app.fixture.ts': importing('./App.test') };
  expect(faults(mended)).toEqual(['web/src/App.test.tsx -> web/src/app.fixture.ts -> web/src/App.test.tsx']);
});
