import { bookedId, bookingRequest } from '../../bench/storm/booking';
import type { StormClinic } from '../../bench/storm/storm-clinic';
import { quantile } from '../../bench/support/distribution';
import type { JsonConnection } from '../../bench/support/json-connection';
import { Random } from '../../src/demo/make/random';

/** Bookings one after the other on each connection, most of which find their time free. */
export class BookingLoad {
  readonly booked: string[] = [];
  private readonly random = new Random(1);

  constructor(
    private readonly connections: readonly JsonConnection[],
    private readonly clinic: StormClinic,
  ) {}

  /** How long bookings took while `work` ran. */
  async during<Result>(work: () => Promise<Result>): Promise<{ result: Result; figures: string }> {
    let isOver = false;
    const times: number[] = [];
    const began = performance.now();
    const booking = this.connections.map(async (connection) => {
      while (!isOver) times.push(await this.book(connection));
    });
    const result = await work().finally(() => (isOver = true));
    await Promise.all(booking);
    const seconds = (performance.now() - began) / 1000;
    const [half, most, all] = [0.5, 0.95, 0.99].map((share) => `${quantile(times, share).toFixed(1)} ms`);
    return {
      result,
      figures: `${Math.round(times.length / seconds)} a second for ${seconds.toFixed(0)} s; median ${half}, 95 % ${most}, 99 % ${all}`,
    };
  }

  private async book(connection: JsonConnection): Promise<number> {
    const { random, clinic } = this;
    const minute = random.integer(0, 287) * 5;
    const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
    const day = String(random.integer(2, 30)).padStart(2, '0');
    const booking = {
      professionalId: random.pick(clinic.professionalIds),
      roomId: random.pick(clinic.roomIds),
      startTime: `2026-06-${day}T${hours}:${minutes}:00-03:00`,
      durationMinutes: 5,
      patient: random.integer(1, 1000),
    };
    const began = performance.now();
    const answer = await connection.send(bookingRequest('graphql', booking, random.uuid(), clinic.adminToken));
    const took = performance.now() - began;
    const id = bookedId(answer);
    if (id !== null) this.booked.push(id);
    return took;
  }
}
