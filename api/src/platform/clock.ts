/** Gives "now"; tests pass one that they control. */
export type Clock = () => Date;
