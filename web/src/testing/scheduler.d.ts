/** What the tests use of the queue that React works through. It comes without types. */
declare module 'scheduler' {
  export const unstable_IdlePriority: unique symbol;
  /** Calls `callback` once, in a task of its own, when nothing of a higher priority is left. */
  export function unstable_scheduleCallback(priority: typeof unstable_IdlePriority, callback: () => void): void;
}
