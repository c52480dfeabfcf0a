import { changesOf } from './changes';

const room = { name: 'Consultorio 1', description: '', sortOrder: 0, note: 'x' as string | null };

test('only a given value that differs is a change', () => {
  expect(changesOf(room, { name: 'Consultorio 2', description: '', sortOrder: undefined })).toEqual({
    name: 'Consultorio 2',
  });
  expect(changesOf(room, {})).toEqual({});
  expect(changesOf(room, { ...room })).toEqual({});
});

test('an empty text, zero and null are changes', () => {
  expect(changesOf({ ...room, description: 'x', sortOrder: 3 }, { description: '', sortOrder: 0, note: null })).toEqual(
    {
      description: '',
      sortOrder: 0,
      note: null,
    },
  );
});
