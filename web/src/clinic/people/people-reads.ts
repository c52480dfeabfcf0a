/** Query fields that show professionals to patients. */
export const PEOPLE_READS = ['landing', 'professionals', 'professional'] as const;
