import { useReload } from '../../kit/list/useReload';

const READS = ['daysWithoutSlots', 'noSlotsOfDay'] as const;
const nothingElse = () => Promise.resolve();

/** For after hours or unavailable dates changed: the days without slots are read again where they are shown. */
export const useForgetNoSlots = () => useReload(nothingElse, READS);
