/** Where "now" comes from. main passes the real one; tests pass one they can turn. */
export type Clock = () => Date;
