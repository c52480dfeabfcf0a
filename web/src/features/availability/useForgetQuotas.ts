import { useReload } from '../../kit/list/useReload';

const READS = ['bookingRules'] as const;
const nothingElse = () => Promise.resolve();

/** Reloads reserved slots after hours changed. */
export const useForgetQuotas = () => useReload(nothingElse, READS);
