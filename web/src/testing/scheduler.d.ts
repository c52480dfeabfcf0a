/** React's queue, which has no types. */
declare module 'scheduler' {
  export const unstable_IdlePriority: unique symbol;
  /** Runs `callback` once all higher priorities are done. */
  export function unstable_scheduleCallback(priority: typeof unstable_IdlePriority, callback: () => void): void;
}
