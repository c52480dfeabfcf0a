import { SLOT_PARAMS } from '../resources/slot';
import { readSearch } from './read-search';

const read = (query: string) => () => readSearch(SLOT_PARAMS, new URLSearchParams(query), 'lenient');

/** More would make one search of a large clinic's slots block other requests for half a minute. */
test('A search may have two hundred values and twenty conditions in all, however they are distributed', () => {
  const each = `specialty=${Array(10).fill('1').join()}`;
  const conditions = (count: number) => Array(count).fill(each).join('&');
  expect(read(conditions(20))().asked).toHaveLength(20);
  expect(read(`${conditions(19)}&${each},1`)).toThrow('Una búsqueda admite hasta 200 valores');
  expect(read(Array(21).fill('specialty=1').join('&'))).toThrow('Una búsqueda admite hasta 20 condiciones');
});
