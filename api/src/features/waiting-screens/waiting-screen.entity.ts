import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

import { WaitingScreenKind, WaitingScreenShows } from '../../domain/waiting-call';
import { noun } from '../../platform/noun';

export const WAITING_SCREEN = noun('waiting-screen', 'Pantalla', {
  name: 'nombre',
  kind: { word: 'tipo', show: (kind: WaitingScreenKind) => (kind === 'calls' ? 'De espera' : 'De llegada') },
  roomIds: {
    word: 'salas',
    show: (rooms: readonly { name: string }[]) => rooms.map(({ name }) => name).join(', ') || 'Todas',
  },
  shows: {
    word: 'muestra',
    show: (shows: WaitingScreenShows) => (shows === 'ticket' ? 'Código' : 'Iniciales y teléfono'),
  },
  token: 'enlace (otro, por un reintento)',
});

registerEnumType(WaitingScreenKind, {
  name: 'WaitingScreenKind',
  description: 'Purpose of a screen.',
  valuesConfig: {
    calls: { description: 'Shows and announces calls in a waiting room.' },
    arrivals: { description: 'Patients confirm their arrival on it, at the entrance.' },
  },
});

registerEnumType(WaitingScreenShows, {
  name: 'WaitingScreenShows',
  description: 'How a waiting-room screen shows a patient.',
  valuesConfig: {
    ticket: { description: 'The ticket, without personal data.' },
    initials: { description: 'Initials and the last three digits of the phone, or the ticket without a phone.' },
  },
});

/** Its token opens it without a session. Deleting it ends streams at once. */
@Entity('waiting_screens')
@Index('waiting_screens_token', ['tokenHash'], { unique: true })
@Check('waiting_screens_shows_check', "shows IN ('ticket', 'initials')")
@Check('waiting_screens_kind_check', "kind = 'calls' OR kind = 'arrivals' AND room_ids = '{}' AND shows = 'ticket'")
@ObjectType({
  simpleResolvers: true,
  description: 'A screen that a secret link opens: of calls in a waiting room, or of arrivals at the entrance.',
})
export class WaitingScreen {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Identifies the screen. Grants no access.' })
  id!: number;

  @Column('text')
  @Field({ description: '1 to 100 characters, e.g. its place; shown on the screen.' })
  name!: string;

  /** Never changes. */
  @Column('text', { default: 'calls' })
  @Field(() => WaitingScreenKind, { description: 'Purpose; never changes.' })
  kind!: WaitingScreenKind;

  /** Ids aren't reused, so a deleted room's matches nothing. */
  @Column('integer', { array: true, default: [] })
  @Field(() => [Int], { description: 'Rooms with calls on this screen; none: all. Always none for arrivals.' })
  roomIds!: number[];

  @Column('text', { default: 'ticket' })
  @Field(() => WaitingScreenShows, { description: 'How patients are shown; ticket for arrivals.' })
  shows!: WaitingScreenShows;

  @Column('bytea')
  tokenHash!: Buffer;

  @Column('timestamptz')
  createdAt!: Date;

  @VersionColumn({ type: 'integer', default: 1 })
  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}
