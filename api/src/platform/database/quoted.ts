/** A name in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
