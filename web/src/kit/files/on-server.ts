/** The server draws pages too (server.tsx), without a browser's globals. */
export const ON_SERVER = typeof document === 'undefined';
