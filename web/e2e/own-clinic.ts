/** Before each test file: a worker's files share the clinic that is the worker's, so that no other changes it meanwhile. */
const urls = process.env.E2E_URLS?.split(' ') ?? [];
process.env.E2E_URL = urls[Number(process.env.JEST_WORKER_ID) - 1] ?? process.env.E2E_URL;
