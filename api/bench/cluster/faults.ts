import { setTimeout as pause } from 'node:timers/promises';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Cluster } from './cluster';
import { CLUSTER_NAME, type Member } from './member';
import { cutOff, plugIn, reconnect, unplug } from './network';

export interface Fault {
  name: string;
  /** The member that fails. */
  victim: 'leader' | 'standby';
  begin(member: Member): Promise<void>;
  /** Until the repair. */
  seconds: number;
  end(member: Member): Promise<void>;
}

const nothing = () => Promise.resolve();

/** Longer than Patroni's ttl of 20 s. */
const UNTIL_ANOTHER_LEADS_SECONDS = 40;

export const FAULTS: readonly Fault[] = [
  {
    name: 'the leader hands over (patronictl switchover)',
    victim: 'leader',
    begin: switchOver,
    seconds: 5,
    end: nothing,
  },
  {
    name: 'the power of the leader goes (kill -9 of all on it)',
    victim: 'leader',
    begin: (member) => member.kill(),
    seconds: UNTIL_ANOTHER_LEADS_SECONDS,
    end: (member) => member.start(),
  },
  {
    name: 'the leader is reached by nobody',
    victim: 'leader',
    begin: (member) => unplug(member.host),
    seconds: UNTIL_ANOTHER_LEADS_SECONDS,
    end: (member) => plugIn(member.host),
  },
  {
    name: 'the leader is reached by callers, but not by the other two',
    victim: 'leader',
    begin: (member) => cutOff(member.host),
    seconds: UNTIL_ANOTHER_LEADS_SECONDS,
    end: (member) => reconnect(member.host),
  },
  {
    name: 'the power of the synchronous standby goes',
    victim: 'standby',
    begin: (member) => member.kill(),
    seconds: 20,
    end: (member) => member.start(),
  },
];

export async function happen(fault: Fault, cluster: Cluster): Promise<void> {
  const member = await cluster[fault.victim]();
  await fault.begin(member);
  await pause(fault.seconds * 1000);
  await fault.end(member);
  await cluster.becomesWhole();
}

async function switchOver(member: Member): Promise<void> {
  const options = ['--master', member.host.name, '--force'];
  await promisify(execFile)('patronictl', ['-c', member.configFile, 'switchover', CLUSTER_NAME, ...options]);
}
