import { faultOf } from './fault-of';

test.each([
  ['ENOSPC', 'space'],
  ['EACCES', 'folder'],
  ['42501', 'role'],
  ['23P01', 'overlaps'],
  ['XX000', 'unknown'],
])('the error %s of PostgreSQL or the disk is reported as %s', (code, fault) => {
  expect(faultOf(Object.assign(new Error('could not'), { code }))).toBe(fault);
});
