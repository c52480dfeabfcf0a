/** Also fails the run when the server cannot stop cleanly. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.e2eClinic?.stop();
}
