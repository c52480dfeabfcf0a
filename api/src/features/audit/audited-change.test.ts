import { noun } from '../../platform/noun';
import { bounded, changesBetween, VALUE_LENGTH } from './audited-change';
import { decimalText } from './value-texts';

const THING = noun('test-thing', 'Cosa', {
  name: 'nombre',
  isActive: 'activa',
  price: { word: 'precio', show: decimalText },
  tags: 'etiquetas',
  phone: { word: 'teléfono', isConcealed: true },
});
const thing = {
  id: 1,
  name: 'Una',
  isActive: true,
  price: '4500.50',
  tags: ['a'],
  phone: null as string | null,
  version: 3,
};

test.each<[string, Partial<typeof thing>, object[]]>([
  ['nothing that is as it was', { name: 'Una', price: '4500.50' }, []],
  ['texts', { name: 'Otra' }, [{ field: 'name', from: 'Una', to: 'Otra' }]],
  ['what was emptied', { name: '' }, [{ field: 'name', from: 'Una', to: null }]],
  ['yes and no', { isActive: false }, [{ field: 'isActive', from: 'Sí', to: 'No' }]],
  ['money as people write it', { price: '5000.00' }, [{ field: 'price', from: '4.500,50', to: '5.000' }]],
  ['of lists only that they changed', { tags: ['b'] }, [{ field: 'tags', from: null, to: null }]],
  ['of what is private only that it changed', { phone: '11 5555-0000' }, [{ field: 'phone', from: null, to: null }]],
])('A change tells %s', (_, after, changes) => {
  expect(changesBetween(THING, thing, after)).toEqual(changes);
});

test('creation and deletion list each field that the noun names and people may read', () => {
  const all = (side: string, other: string) =>
    ['Una', 'Sí', '4.500,50'].map((value) => expect.objectContaining({ [side]: value, [other]: null }));
  expect(changesBetween(THING, null, thing)).toEqual(all('to', 'from'));
  expect(changesBetween(THING, thing, null)).toEqual(all('from', 'to'));
});

test.each(['password', 'passwordHash', 'cancelToken', 'secretKey'])('%s is kept without its values', (field) => {
  expect(bounded({ field, from: 'one', to: 'other' })).toEqual({ field, from: null, to: null });
});

test('A long value is kept from shortly before it changed', () => {
  const same = 'x'.repeat(1000);
  const { from, to } = bounded({ field: 'description', from: `${same}antes`, to: `${same}después` });
  expect([from!.endsWith('antes'), to!.endsWith('después'), from!.length <= VALUE_LENGTH + 2]).toEqual([
    true,
    true,
    true,
  ]);
});
