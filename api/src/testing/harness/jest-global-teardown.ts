import { holder } from './jest-global-setup';

export default async function tearDown(): Promise<void> {
  await holder.turneroTestServer?.stop();
}
