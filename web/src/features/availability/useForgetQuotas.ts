import { useReload } from '../../kit/list/useReload';

const READS = ['bookingRules'] as const;
const nothingElse = () => Promise.resolve();

/** For after hours changed: which places they keep is read again where it is shown. */
export const useForgetQuotas = () => useReload(nothingElse, READS);
