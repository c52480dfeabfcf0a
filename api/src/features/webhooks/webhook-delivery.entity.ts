import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';

import type { DeliveryEnd } from '../../domain/webhook-schedule';
import { EventEntity } from '../events/event.entity';
import { WebhookEndpoint } from './webhook-endpoint.entity';

/** With its last attempt. Expires with the event. */
@Entity('webhook_deliveries')
@Index('webhook_deliveries_due', ['endpointId', 'dueAt'], { where: "state = 'waiting'" })
@Index('webhook_deliveries_of_event', ['number'])
@Index('webhook_deliveries_log', { synchronize: false })
@Check('webhook_deliveries_state_check', "state IN ('delivered', 'waiting', 'failed')")
@Check('webhook_deliveries_due_check', "(due_at IS NOT NULL) = (state = 'waiting')")
export class WebhookDeliveryRow {
  @Column('integer', { primary: true })
  endpointId!: number;

  @ManyToOne(() => WebhookEndpoint, { nullable: false, onDelete: 'CASCADE' })
  endpoint!: Relation<WebhookEndpoint>;

  /** A bigint as text. */
  @Column('bigint', { primary: true })
  number!: string;

  @ManyToOne(() => EventEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'number' })
  event!: Relation<EventEntity>;

  @Column('text')
  state!: DeliveryEnd['state'];

  @Column('integer')
  attempts!: number;

  @Column('timestamptz')
  attemptedAt!: Date;

  @Column('timestamptz', { nullable: true })
  dueAt!: Date | null;

  /** null: no response. */
  @Column('integer', { nullable: true })
  statusCode!: number | null;

  /** Spanish. */
  @Column('text', { nullable: true })
  fault!: string | null;

  @Column('integer')
  durationMs!: number;

  /** Beginning of the response. */
  @Column('text', { default: '' })
  response!: string;
}
