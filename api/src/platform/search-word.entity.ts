import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Lower case without accents; added by triggers, without a link to the person. */
@Entity('search_words')
@Index('search_words_near', { synchronize: false })
export class SearchWord {
  @PrimaryColumn('text')
  word!: string;

  /** See domain/near-words. */
  @Column({ type: 'text', array: true, select: false, generatedType: 'STORED', asExpression: 'shortened(word)' })
  shortened!: string[];
}
