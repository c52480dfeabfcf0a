import { useReload } from '../../kit/list/useReload';

const READS = ['daysWithoutSlots', 'noSlotsOfDay'] as const;
const nothingElse = () => Promise.resolve();

/** After hours or unavailable dates changed: reloads shown days without slots. */
export const useForgetNoSlots = () => useReload(nothingElse, READS);
