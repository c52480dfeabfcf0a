/** Fails the run when a server does not stop cleanly. */
export default async function globalTeardown(): Promise<void> {
  await Promise.all((globalThis.e2eClinics ?? []).map((clinic) => clinic.stop()));
}
