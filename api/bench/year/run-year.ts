import type { Mail } from '../../src/platform/mail/mail';
import type { Instant } from '../days/days-history';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../days/lateness';
import { Patients } from './patients';
import { offerAsMailed, outcomesOfStretches, readStored } from './read-stored';
import { answerOf, cancelsAt, misses, seekersOf, TURNO_MINUTES, type Seeker, type YearShape } from './seekers';
import { monthsOf, openYearClinic, type YearClinic } from './year-clinic';
import type { YearHistory, YearStored, YearTurno } from './year-history';

/** Of who found nothing in their time, and of who found something later than this. */
const JOINS = 0.5;
const WAITS_FOR_EARLIER = 0.35;
const SOON_MS = 3 * DAY_MS;
/** Until the agenda is as full as it stays. */
const FILLS_DAYS = 28;

/** Told of each day that is over, and of how many turnos were booked by then. */
type Progress = (days: number, turnos: number) => void;

/** One run, day by day, and what it has left. */
export async function runYear(
  shape: YearShape,
  isListOn: boolean,
  onDay: Progress,
): Promise<{ history: YearHistory; stored: YearStored }> {
  const mailed: { mail: Mail; at: Date }[] = [];
  const clinic = await openYearClinic(shape, isListOn, {
    async send(mail, at) {
      mailed.push({ mail, at });
    },
  });
  try {
    const year = new Year(shape, clinic, mailed, isListOn);
    await year.run(onDay);
    return { history: year.history, stored: await readStored(clinic.db) };
  } finally {
    await clinic.close();
  }
}

interface Place {
  id: string;
  seeker: Seeker;
  /** What they keep meanwhile. */
  kept: YearTurno | null;
  isOver: boolean;
  offers: number;
}

class Year {
  readonly history: YearHistory;
  private readonly patients: Patients;
  private readonly places = new Map<string, Place>();
  /** Of a turno that is kept. */
  private readonly placeOfTurno = new Map<YearTurno, Place>();
  private nextRound: { at: Instant; callOff(): void } | null = null;

  constructor(
    private readonly shape: YearShape,
    private readonly clinic: YearClinic,
    private readonly mailed: { mail: Mail; at: Date }[],
    isListOn: boolean,
  ) {
    const { from, days } = shape;
    this.patients = new Patients(clinic);
    this.history = {
      isListOn,
      from: from + Math.min(FILLS_DAYS, Math.floor(days / 4)) * DAY_MS,
      until: from + days * DAY_MS,
      offeredTimes: 0,
      turnos: [],
      turnedAway: [],
      joined: 0,
      outcomes: {},
      mails: [],
      offers: [],
      acceptances: [],
    };
  }

  async run(onDay: Progress): Promise<void> {
    const { shape, clinic, history } = this;
    history.offeredTimes = await this.offeredTimes();
    for (let day = 0; day < shape.days; day += 1) {
      for (const seeker of seekersOf(shape, day)) this.at(seeker.at, () => this.seek(seeker));
      this.at(shape.from + day * DAY_MS + 6 * HOUR_MS, () => clinic.jobs.catchUp(new AbortController().signal));
      await clinic.timers.advance(DAY_MS);
      onDay(day + 1, history.turnos.length);
    }
    history.outcomes = await outcomesOfStretches(clinic.db);
  }

  private async offeredTimes(): Promise<number> {
    const { from, until } = this.history;
    let count = 0;
    for (const { id } of this.clinic.professionals) {
      for (const month of monthsOf(from, until)) {
        const slots = (await this.patients.slotsOf(id, month)).map((slot) => Date.parse(slot));
        count += slots.filter((slot) => slot >= from && slot < until).length;
      }
    }
    return count;
  }

  /** Does it then, and all that comes of it at once. */
  private at(instant: Instant, act: () => Promise<unknown>): () => void {
    return this.clinic.timers.after(Math.max(0, instant - this.clinic.now()), async () => {
      await act();
      await this.settle();
    });
  }

  private async settle(): Promise<void> {
    const { clinic, mailed, history } = this;
    await clinic.jobs.workAll();
    for (const { mail, at } of mailed.splice(0)) {
      const [kind = '', id = ''] = mail.id.split('.');
      history.mails.push({ at: at.getTime(), to: mail.to, kind });
      if (kind === 'waiting-list-offer') await this.receive(id, mail);
    }
    if (history.isListOn) await this.awaitRound();
  }

  /** The list's next step, at its very time; the other rounds wait for the morning. */
  private async awaitRound(): Promise<void> {
    const { db, jobs } = this.clinic;
    const { rows } = await db.pool.query<{ at: Date | null }>('SELECT min(due_at) AS at FROM waiting_list_stretches');
    const at = rows[0]?.at?.getTime() ?? null;
    if (at === (this.nextRound?.at ?? null)) return;
    this.nextRound?.callOff();
    this.nextRound = null;
    if (at === null) return;
    const callOff = this.at(at, async () => {
      this.nextRound = null;
      await jobs.go('waiting-list');
    });
    this.nextRound = { at, callOff };
  }

  private async seek(seeker: Seeker): Promise<void> {
    const { clinic, patients, history } = this;
    const start = await patients.findSlot(seeker);
    if (start === null) {
      const place = history.isListOn && seeker.lots.joins < JOINS ? await patients.join(seeker) : null;
      if (place !== null) this.keepPlace(place, seeker, null);
      history.turnedAway.push({ at: clinic.now(), waits: place !== null });
      return;
    }
    const turno = this.take(seeker, await patients.book(seeker, start), {
      start,
      professionalId: clinic.professionals[seeker.professional]!.id,
      isOffered: false,
    });
    const wantsEarlier = !seeker.isControl && start - clinic.now() > SOON_MS && seeker.lots.joins < WAITS_FOR_EARLIER;
    if (!history.isListOn || !wantsEarlier) return;
    const place = await patients.waitForEarlier(seeker, turno.id);
    if (place !== null) this.placeOfTurno.set(turno, this.keepPlace(place, seeker, turno));
  }

  private keepPlace(id: string, seeker: Seeker, kept: YearTurno | null): Place {
    const place = { id, seeker, kept, isOver: false, offers: 0 };
    this.places.set(id, place);
    this.history.joined += 1;
    return place;
  }

  private take(seeker: Seeker, id: string, of: Pick<YearTurno, 'start' | 'professionalId' | 'isOffered'>): YearTurno {
    const bookedAt = this.clinic.now();
    const turno: YearTurno = { id, seeker, bookedAt, ...of, ended: null, isMissed: null };
    this.history.turnos.push(turno);
    const cancelled = cancelsAt(seeker, bookedAt, turno.start);
    if (cancelled !== null) this.at(cancelled, () => this.cancel(turno));
    this.at(turno.start + TURNO_MINUTES * MINUTE_MS, () => this.close(turno));
    return turno;
  }

  private async cancel(turno: YearTurno): Promise<void> {
    if (turno.ended !== null) return;
    const { patients, placeOfTurno } = this;
    await patients.cancel(turno.seeker, turno.id, turno.start);
    turno.ended = { at: this.clinic.now(), how: 'cancelled' };
    const place = placeOfTurno.get(turno);
    if (place === undefined || place.isOver) return;
    place.isOver = true;
    await patients.leave(turno.seeker, place.id);
  }

  private async close(turno: YearTurno): Promise<void> {
    if (turno.ended !== null) return;
    turno.isMissed = misses(turno.seeker, turno.bookedAt, turno.start);
    await this.patients.close(turno.id, turno.isMissed ? 'no_show' : 'completed');
  }

  private async receive(offerId: string, mail: Mail): Promise<void> {
    const { clinic, patients, places, history, shape } = this;
    const mailedAt = clinic.now();
    const { entryId, ...offer } = await offerAsMailed(clinic.db, offerId);
    history.offers.push({ id: offerId, to: mail.to, mailedAt, ...offer });
    const place = places.get(entryId)!;
    const token = /\/lista-de-espera\/oferta\/([\w-]+)/.exec(mail.text)?.[1] ?? '';
    const { answer, afterMs, isTwice } = answerOf(place.seeker, (place.offers += 1), shape);
    const answeredAt = mailedAt + afterMs;
    if (answeredAt >= offer.answerUntil) return;
    if (answer === 'accept') this.at(answeredAt, () => this.accept(place, token, isTwice));
    if (answer === 'decline') {
      this.at(answeredAt, async () => {
        if (!place.isOver) await patients.decline(place.seeker, token);
      });
    }
  }

  private async accept(place: Place, token: string, isTwice: boolean): Promise<void> {
    if (place.isOver) return;
    const { patients, history } = this;
    const { seeker, kept } = place;
    const presses = Array.from({ length: isTwice ? 2 : 1 }, () => patients.accept(seeker, token));
    const answers = (await Promise.all(presses)).map(
      ({ data, errors }) => data?.acceptOffer.outcome ?? errors?.[0]?.message ?? 'nothing',
    );
    const isTaken = answers[0]!.startsWith('Alguien lo aceptó antes');
    const taken = isTaken ? null : await this.turnoOf(place);
    history.acceptances.push({ patient: seeker.patient, answers, isTaken, turnoId: taken?.id ?? null });
    if (taken === null) return;
    place.isOver = true;
    if (kept !== null) kept.ended = { at: this.clinic.now(), how: 'exchanged' };
    this.take(seeker, taken.id, { ...taken, isOffered: true });
  }

  /** That came of it; null: none stands. */
  private async turnoOf({ id }: Place): Promise<{ id: string; start: Instant; professionalId: number } | null> {
    const { rows } = await this.clinic.db.pool.query<{ id: string; start: Date; professionalId: number }>(
      `SELECT a.id, a.starts_at AS start, a.professional_id AS "professionalId"
       FROM waiting_list_offers AS o JOIN waiting_list_stretches AS s ON s.id = o.stretch_id
         JOIN appointments AS a ON a.id = s.filled_by_id
       WHERE o.entry_id = $1 AND o.outcome = 'accepted' AND a.is_live`,
      [id],
    );
    return rows[0] ? { ...rows[0], start: rows[0].start.getTime() } : null;
  }
}
