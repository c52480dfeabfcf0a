import { ADMIN_PATH } from '../../clinic/paths';

export const ACTIVITY_PATH = `${ADMIN_PATH}/reports/activity`;
export const AUDIT_PATH = `${ADMIN_PATH}/reports/audit`;

/** As the filter of people has a key. */
export const keyAsActor = (keyId: number): string => `clave-${keyId}`;
export const auditOfKeyPath = (keyId: number): string => `${AUDIT_PATH}?quien=${keyAsActor(keyId)}`;
