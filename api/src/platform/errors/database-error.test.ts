import { isStalled } from './database-error';

const state = (code: string) => Object.assign(new Error('x'), { code });

describe('the database is stalled for a statement that', () => {
  test.each([
    ['waited for a lock to the limit', state('55P03')],
    ['had a statement that took too long', state('57014')],
    ['found all its connections taken', state('53300')],
    ['found its disk full', state('53100')],
    ['was gone too long in a transaction', state('25P03')],
    ['asked on a connection that was given up', new Error('Client was closed and is not queryable')],
    ['got none of the pool’s', new Error('timeout exceeded when trying to connect')],
    ['could not reach it', state('ECONNREFUSED')],
    ['had the connection cut', new Error('Connection terminated unexpectedly')],
    ['was told so through TypeORM', Object.assign(new Error('x'), { driverError: state('55P03') })],
  ])('%s', (_, error) => {
    expect(isStalled(error)).toBe(true);
  });
});

describe('it is not stalled for a statement that', () => {
  test.each([
    ['gave way in a deadlock', state('40P01')],
    ['lost to another transaction', state('40001')],
    ['gave way in a deadlock of TypeORM’s', Object.assign(new Error('x'), { driverError: state('40P01') })],
    ['wanted a time that is taken', state('23P01')],
    ['met a fault of ours', new Error('x')],
  ])('%s', (_, error) => {
    expect(isStalled(error)).toBe(false);
  });
});
