import { ALTERNATIVES, proposeSlots, type Displaced, type Offer, type Offers } from './absence-proposals';
import { NO_BUFFERS } from './buffers';
import { overlaps } from './intervals';

const DAY = 1440;
const [LAURA, PABLO, MARTA] = [1, 2, 3];
const [A, B, C] = [10, 11, 12];
const dayOf = (start: number) => String(Math.floor(start / DAY));
const NOW = { earliest: 0, dayOf };

const turno = (id: string, start: number, more: Partial<Displaced> = {}): Displaced => ({
  id,
  start,
  durationMinutes: 30,
  roomId: A,
  ...more,
});
const offer = (professionalId: number, starts: readonly number[], rooms: readonly number[] = [A, B, C]): Offer => ({
  professionalId,
  starts,
  freeRooms: () => rooms,
});
const always =
  (own: Offer | null, ...others: Offer[]) =>
  (): Offers => ({ own, others });
/** "professional start room" of each turno. */
const proposed = (turnos: readonly Displaced[], offers: (minutes: number) => Offers, limits = NOW) => {
  const found = proposeSlots(turnos, offers, limits);
  return turnos.map(({ id }) => {
    const { proposal } = found.get(id)!;
    return proposal && [proposal.professionalId, proposal.start, proposal.roomId];
  });
};

describe('Each turno of an absence is proposed a slot', () => {
  test('of the same professional, in the same room, earliest turno first', () => {
    const turnos = [turno('later', 600), turno('sooner', 540)];
    expect(proposed(turnos, always(offer(LAURA, [DAY + 540, DAY + 570])))).toEqual([
      [LAURA, DAY + 570, A],
      [LAURA, DAY + 540, A],
    ]);
  });

  test('of a colleague once the professional has none left, the soonest of all of them', () => {
    const turnos = ['a', 'b', 'c'].map((id, index) => turno(id, 540 + 30 * index));
    const offers = always(offer(LAURA, [DAY + 540]), offer(PABLO, [900]), offer(MARTA, [700]));
    expect(proposed(turnos, offers)).toEqual([
      [LAURA, DAY + 540, A],
      [MARTA, 700, A],
      [PABLO, 900, A],
    ]);
  });

  test('of colleagues alone where the professional offers nothing', () => {
    expect(proposed([turno('a', 540)], always(null, offer(PABLO, [600])))).toEqual([[PABLO, 600, A]]);
  });

  test('never so close to another that a buffer of theirs is taken', () => {
    const laura = {
      ...offer(LAURA, [DAY + 540, DAY + 575, DAY + 580]),
      buffers: { beforeMinutes: 0, afterMinutes: 10 },
    };
    const turnos = [turno('a', 540), turno('b', 570, { durationMinutes: 20 })];
    expect(proposed(turnos, always(laura))).toEqual([
      [LAURA, DAY + 540, A],
      [LAURA, DAY + 580, A],
    ]);
  });

  test('what is kept for one already stays its proposal, and goes to no other', () => {
    const kept = { professionalId: LAURA, start: DAY + 570, roomId: A, buffers: NO_BUFFERS };
    const turnos = [turno('sooner', 540), turno('later', 600, { held: kept })];
    expect(proposed(turnos, always(offer(LAURA, [DAY + 570, DAY + 600])))).toEqual([
      [LAURA, DAY + 600, A],
      [LAURA, DAY + 570, A],
    ]);
  });

  test('and is as long as it was kept for, whatever buffers the professional has by now', () => {
    const kept = { professionalId: LAURA, start: DAY + 540, roomId: A, buffers: NO_BUFFERS };
    const laura = { ...offer(LAURA, [DAY + 570]), buffers: { beforeMinutes: 0, afterMinutes: 15 } };
    const turnos = [turno('sooner', 540, { held: kept }), turno('later', 600)];
    expect(proposed(turnos, always(laura))[1]).toEqual([LAURA, DAY + 570, A]);
  });

  test('and none where nothing is free', () => {
    expect(proposed([turno('a', 540), turno('b', 570)], always(offer(LAURA, [DAY])))).toEqual([[LAURA, DAY, A], null]);
    expect(proposed([turno('a', 540)], always(null))).toEqual([null]);
    expect(proposeSlots([], always(null), NOW)).toEqual(new Map());
  });

  test('not before it was to be, nor before a patient can come', () => {
    const offers = always(offer(LAURA, [480, 540, 600, 660]));
    expect(proposed([turno('a', 540)], offers)).toEqual([[LAURA, 540, A]]);
    expect(proposed([turno('a', 540)], offers, { earliest: 541, dayOf })).toEqual([[LAURA, 600, A]]);
    expect(proposed([turno('a', 540)], offers, { earliest: 900, dayOf })).toEqual([null]);
  });

  test('that no other of any length overlaps, though touching is fine', () => {
    const long = turno('long', 540, { durationMinutes: 60 });
    const short = turno('short', 600);
    const offers = (minutes: number): Offers => ({
      own: offer(LAURA, minutes === 60 ? [DAY, DAY + 60] : [DAY, DAY + 30, DAY + 60, DAY + 90]),
      others: [],
    });
    expect(proposed([long, short], offers)).toEqual([
      [LAURA, DAY, A],
      [LAURA, DAY + 60, A],
    ]);
    expect(proposed([{ ...long, start: 700 }, short], offers)).toEqual([
      [LAURA, DAY + 60, A],
      [LAURA, DAY, A],
    ]);
  });

  test('in a room that no other proposal has then', () => {
    const turnos = ['a', 'b', 'c'].map((id, index) => turno(id, 540 + 30 * index));
    const offers = always(null, offer(PABLO, [DAY], [A, B]), offer(MARTA, [DAY], [A, B]), offer(4, [DAY], [A, B]));
    expect(proposed(turnos, offers)).toEqual([[PABLO, DAY, A], [MARTA, DAY, B], null]);
  });

  test('in another room where its own is taken', () => {
    expect(proposed([turno('a', 540)], always(offer(LAURA, [DAY], [C, B])))).toEqual([[LAURA, DAY, C]]);
    expect(proposed([turno('a', 540)], always(offer(LAURA, [DAY], [])))).toEqual([null]);
  });

  test('by a colleague at its own time in its own room, which the others leave to it', () => {
    const turnos = [turno('a', 540), turno('b', 570), turno('c', 570, { roomId: B })];
    const offers = always(null, offer(PABLO, [540, 570], [A]), offer(MARTA, [570], [A, B]));
    expect(proposed(turnos, offers)).toEqual([
      [PABLO, 540, A],
      [PABLO, 570, A],
      [MARTA, 570, B],
    ]);
    // A is held by b until it is moved.
    expect(proposed([turno('a', 540), turno('b', 570)], always(offer(LAURA, [570], [A])))).toEqual([
      null,
      [LAURA, 570, A],
    ]);
  });
});

describe('The other choices of a turno', () => {
  const options = (turnos: readonly Displaced[], offers: (minutes: number) => Offers, id: string) =>
    proposeSlots(turnos, offers, NOW)
      .get(id)!
      .alternatives.map(({ professionalId, start }) => [professionalId, start]);

  test('are one for each day and professional, those of the same professional first', () => {
    const own = offer(LAURA, [DAY + 540, DAY + 570, 2 * DAY + 540, 2 * DAY + 570]);
    const other = offer(PABLO, [600, 630, DAY + 600]);
    expect(options([turno('a', 540)], always(own, other), 'a')).toEqual([
      [LAURA, DAY + 570],
      [LAURA, 2 * DAY + 540],
      [PABLO, 600],
      [PABLO, DAY + 600],
    ]);
  });

  test('are only so many', () => {
    const daily = Array.from({ length: 20 }, (_, day) => (day + 1) * DAY);
    const found = options(
      [turno('a', 540)],
      always(offer(LAURA, daily), offer(PABLO, daily), offer(MARTA, daily)),
      'a',
    );
    expect(found.filter(([id]) => id === LAURA)).toHaveLength(ALTERNATIVES.own);
    expect(found).toHaveLength(ALTERNATIVES.own + ALTERNATIVES.others);
  });

  test('are nothing that is proposed to another turno', () => {
    const turnos = [turno('a', 540), turno('b', 570)];
    expect(options(turnos, always(offer(LAURA, [DAY, DAY + 30, DAY + 60])), 'a')).toEqual([[LAURA, DAY + 60]]);
    expect(options(turnos, always(offer(LAURA, [DAY, DAY + 30])), 'b')).toEqual([]);
  });
});

test('However many turnos share few slots and rooms, no two proposals collide and no earlier turno goes without', () => {
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  for (let round = 0; round < 200; round += 1) {
    const turnos = Array.from({ length: 1 + random(8) }, (_, index) =>
      turno(`t${index}`, 480 + 15 * random(20), {
        durationMinutes: [15, 30, 45, 60][random(4)]!,
        roomId: A + random(3),
      }),
    );
    const starts = (step: number) => Array.from({ length: 1 + random(6) }, (_, index) => DAY + step * index);
    const offers = always(
      offer(LAURA, starts(30), [A, B]),
      offer(PABLO, starts(15), [A]),
      offer(MARTA, starts(45), [B, C]),
    );
    const found = proposeSlots(turnos, offers, NOW);
    const spans = turnos.flatMap(({ id, durationMinutes }) => {
      const { proposal } = found.get(id)!;
      return proposal ? [{ ...proposal, end: proposal.start + durationMinutes }] : [];
    });
    for (const one of spans) {
      for (const other of spans) {
        if (one === other || !overlaps(one, other)) continue;
        expect(one.professionalId).not.toBe(other.professionalId);
        expect(one.roomId).not.toBe(other.roomId);
      }
    }
    const [first] = turnos.toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
    expect(found.get(first!.id)!.proposal).not.toBeNull();
  }
});
