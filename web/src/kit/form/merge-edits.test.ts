import { mergeEdits } from './merge-edits';

const base = { name: 'Sala 1', order: '0', hours: [{ start: '08:00' }] };
const differencesOf = (mine: Partial<typeof base>, theirs: Partial<typeof base>) =>
  mergeEdits({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });

test.each([
  ['nobody changed anything', {}, {}, base, []],
  ['only I changed it', { name: 'Norte' }, {}, { ...base, name: 'Norte' }, []],
  [
    'only they changed it: theirs stands',
    {},
    { name: 'Sur' },
    { ...base, name: 'Sur' },
    [{ field: 'name', isContested: false }],
  ],
  [
    'both changed it: mine stands, and it is told',
    { name: 'Norte' },
    { name: 'Sur' },
    { ...base, name: 'Norte' },
    [{ field: 'name', isContested: true }],
  ],
  ['both changed it to the same', { name: 'Norte' }, { name: 'Norte' }, { ...base, name: 'Norte' }, []],
  [
    'each changed another field',
    { name: 'Norte' },
    { order: '3' },
    { ...base, name: 'Norte', order: '3' },
    [{ field: 'order', isContested: false }],
  ],
  [
    'a list counts as a whole',
    { hours: [] },
    { hours: [{ start: '09:00' }] },
    { ...base, hours: [] },
    [{ field: 'hours', isContested: true }],
  ],
])('%s', (_, mine, theirs, values, differences) => {
  expect(differencesOf(mine, theirs)).toEqual({ values, differences });
});
