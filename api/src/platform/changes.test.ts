import { changesOf } from './changes';

const room = { name: 'Consultorio 1', description: '', sortOrder: 0, note: 'x' as string | null };

test('Only what is given and differs is a change', () => {
  expect(changesOf(room, { name: 'Consultorio 2', description: '', sortOrder: undefined })).toEqual({
    name: 'Consultorio 2',
  });
  expect(changesOf(room, {})).toEqual({});
  expect(changesOf(room, { ...room })).toEqual({});
});

test('Emptying, zero and null are changes like any other', () => {
  expect(changesOf({ ...room, description: 'x', sortOrder: 3 }, { description: '', sortOrder: 0, note: null })).toEqual(
    {
      description: '',
      sortOrder: 0,
      note: null,
    },
  );
});
