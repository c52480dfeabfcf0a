import { faultOf } from './fault-of';

test.each([
  ['ENOSPC', 'space'],
  ['EACCES', 'folder'],
  ['42501', 'role'],
  ['23P01', 'overlaps'],
  ['XX000', 'unknown'],
])('What PostgreSQL or the disk calls %s is told as %s', (code, fault) => {
  expect(faultOf(Object.assign(new Error('could not'), { code }))).toBe(fault);
});
