/** Each worker has its own clinic, so that no other one changes it. */
const urls = process.env.E2E_URLS?.split(' ') ?? [];
process.env.E2E_URL = urls[Number(process.env.JEST_WORKER_ID) - 1] ?? process.env.E2E_URL;
