/** The reads of Query that show people of the clinic to patients. */
export const PEOPLE_READS = ['landing', 'professionals', 'professional'] as const;
