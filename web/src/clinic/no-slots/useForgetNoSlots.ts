import { useReload } from '../../kit/list/useReload';

const READS = ['daysWithoutSlots', 'noSlotsOfDay'] as const;
const nothingElse = () => Promise.resolve();

/** For after hours or unavailable dates changed: what was read of days without slots is read again where it is shown. */
export const useForgetNoSlots = () => useReload(nothingElse, READS);
