import type { Random } from '../../src/demo/make/random';
import { startSmtpSink, type Behaviour, type ReceivedMail, type SmtpSink } from '../../src/testing/harness/smtp-sink';
import type { Instant, Trouble } from './days-history';
import { MINUTE_MS } from './lateness';

/** What the mail server does instead of its work, for a while. */
const TROUBLES: readonly { kind: Trouble['kind']; behaviour: Behaviour }[] = [
  { kind: 'refuses', behaviour: { onRecipient: '451 Later' } },
  { kind: 'stalls', behaviour: { answerAfterMs: 100 } },
  { kind: 'hangs up', behaviour: { hangsUpAfterMail: true } },
];
/** Four times a day. */
const TROUBLE_EACH_MINUTE = 1 / 360;

/** Takes mails, and is in trouble now and then. */
export class TroubledMailServer {
  readonly troubles: Trouble[] = [];
  private taken = 0;

  private constructor(
    private readonly sink: SmtpSink,
    private readonly behaviour: Behaviour,
  ) {}

  static async start(): Promise<TroubledMailServer> {
    const behaviour: Behaviour = {};
    return new TroubledMailServer(await startSmtpSink(behaviour), behaviour);
  }

  get url(): string {
    return this.sink.url;
  }

  passTo(now: Instant, random: Random): void {
    const until = this.troubles.at(-1)?.until ?? -Infinity;
    if (until === now) this.recover();
    if (!random.chance(TROUBLE_EACH_MINUTE) || until >= now) return;
    const { kind, behaviour } = random.pick(TROUBLES);
    Object.assign(this.behaviour, behaviour);
    this.troubles.push({ kind, from: now, until: now + random.integer(5, 30) * MINUTE_MS });
  }

  /** Since the last time. */
  received(): readonly ReceivedMail[] {
    const mails = this.sink.received.slice(this.taken);
    this.taken += mails.length;
    return mails;
  }

  close(): Promise<void> {
    return this.sink.close();
  }

  private recover(): void {
    for (const name of Object.keys(this.behaviour) as (keyof Behaviour)[]) delete this.behaviour[name];
  }
}
