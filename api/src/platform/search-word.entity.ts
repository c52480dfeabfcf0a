import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A word of the names that are searched, without capitals and accents. Triggers add them; none says whose it is. */
@Entity('search_words')
@Index('search_words_near', { synchronize: false })
export class SearchWord {
  @PrimaryColumn('text')
  word!: string;

  /** See domain/near-words. */
  @Column({ type: 'text', array: true, select: false, generatedType: 'STORED', asExpression: 'shortened(word)' })
  shortened!: string[];
}
