/** Where "now" comes from. main passes the real one; tests pass one they can turn. */
export type Clock = () => Date;

/** The first whole minute not before `instant`, in minutes since 1970-01-01T00:00Z: the unit of the domain. */
export function epochMinute(instant: Date): number {
  return Math.ceil(instant.getTime() / 60_000);
}
