import { features } from './features';
import type { Queue } from './platform/jobs/queue';
import { MAIL } from './platform/mail/mail-queue';

export const queues: readonly Queue[] = [MAIL, ...features.flatMap((feature) => feature.queues ?? [])];
