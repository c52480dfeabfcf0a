/** As api/src/platform/graphql/deprecated.ts writes it. */
const REASON = /^\d{4}-\d\d-\d\d: use .+\. Removed not before (\d{4}-\d\d-\d\d)\.$/;

/** The earliest day of removal; null: the reason has no such day. */
function removalDate(reason) {
  return REASON.exec(reason)?.[1] ?? null;
}

module.exports = { removalDate };
