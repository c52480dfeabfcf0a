import { faultsOf } from './check-history';
import type { Operation, Place } from './history';

const TEN: Place = { professionalId: 1, roomId: 1, from: 40, until: 42 };
const HALF_PAST_TEN: Place = { ...TEN, from: 42, until: 44 };
const TEN_ELSEWHERE: Place = { professionalId: 2, roomId: 2, from: 40, until: 42 };

function book(turno: number, place: Place, [invokedAt, answeredAt]: [number, number], outcome: Operation['outcome']) {
  return { kind: 'book', turno, place, invokedAt, answeredAt, outcome } satisfies Operation;
}

function move(turno: number, place: Place, [invokedAt, answeredAt]: [number, number], outcome: Operation['outcome']) {
  return { kind: 'move', turno, place, invokedAt, answeredAt, outcome } satisfies Operation;
}

function cancel(turno: number, [invokedAt, answeredAt]: [number, number], outcome: Operation['outcome']) {
  return { kind: 'cancel', turno, invokedAt, answeredAt, outcome } satisfies Operation;
}

test('accepts turnos one after the other in the same place, with the last one stored', () => {
  const history = [
    book(1, TEN, [0, 1], 'ok'),
    book(2, TEN, [2, 3], 'taken'),
    cancel(1, [4, 5], 'ok'),
    book(3, TEN, [6, 7], 'ok'),
    move(3, HALF_PAST_TEN, [8, 9], 'ok'),
  ];
  expect(
    faultsOf(
      history,
      new Map([
        [3, [HALF_PAST_TEN]],
        [1, [null]],
      ]),
    ),
  ).toEqual([]);
});

test('reports two acknowledged turnos in one room at one moment, of any professional', () => {
  const sameRoom = { ...TEN, professionalId: 2 };
  const history = [book(1, TEN, [0, 1], 'ok'), book(2, sameRoom, [2, 3], 'ok'), cancel(1, [4, 5], 'ok')];
  expect(
    faultsOf(
      history,
      new Map([
        [1, [null]],
        [2, [sameRoom]],
      ]),
    ),
  ).toEqual(['Turnos 1 and 2 held the same time of the same professional or room']);
});

test('accepts a booking while the cancellation of the turno before is under way', () => {
  const history = [book(1, TEN, [0, 1], 'ok'), cancel(1, [2, 9], 'ok'), book(2, TEN, [3, 4], 'ok')];
  expect(
    faultsOf(
      history,
      new Map([
        [1, [null]],
        [2, [TEN]],
      ]),
    ),
  ).toEqual([]);
});

test('accepts an unsure booking that happened or not, and a refusal because of it', () => {
  const history = [book(1, TEN, [0, 1], 'unsure'), book(2, TEN, [5, 6], 'taken')];
  expect(faultsOf(history, new Map([[1, [TEN]]]))).toEqual([]);
  expect(faultsOf(history, new Map())).toEqual([]);
});

test('accepts either place after an unsure move, and no third one', () => {
  const history = [book(1, TEN, [0, 1], 'ok'), move(1, HALF_PAST_TEN, [2, 3], 'unsure')];
  expect(faultsOf(history, new Map([[1, [TEN]]]))).toEqual([]);
  expect(faultsOf(history, new Map([[1, [HALF_PAST_TEN]]]))).toEqual([]);
  expect(faultsOf(history, new Map([[1, [TEN_ELSEWHERE]]]))).toEqual([
    'Turno 1 is stored as 40 to 42 of professional 2 in room 2, and should be ' +
      '40 to 42 of professional 1 in room 1 or 42 to 44 of professional 1 in room 1',
  ]);
});

test('reports lost, wrongly stored and doubled turnos', () => {
  expect(faultsOf([book(1, TEN, [0, 1], 'ok')], new Map())).toHaveLength(1);
  expect(faultsOf([book(1, TEN, [0, 1], 'refused')], new Map([[1, [TEN]]]))).toHaveLength(1);
  expect(faultsOf([book(1, TEN, [0, 1], 'ok')], new Map([[1, [TEN, TEN]]]))).toEqual(['Turno 1 is stored 2 times']);
});

test('reports a refusal as taken of a time that no other can have held', () => {
  const history = [book(1, TEN, [0, 1], 'ok'), cancel(1, [2, 3], 'ok'), book(2, TEN, [4, 5], 'taken')];
  const free = [book(1, TEN, [0, 1], 'ok'), book(2, TEN_ELSEWHERE, [2, 3], 'taken')];
  const fault = 'Turno 2 was refused as taken, but no other can have held that time';
  expect(faultsOf(history, new Map([[1, [null]]]))).toEqual([fault]);
  expect(faultsOf(free, new Map([[1, [TEN]]]))).toEqual([fault]);
});
