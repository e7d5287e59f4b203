/** Returns the uids of a field with that of another file: in the place of the one that it replaces, or at the end. */
export const withUid = (uids: readonly unknown[], uid: string, replaces?: string): unknown[] =>
  replaces !== undefined && uids.includes(replaces)
    ? uids.map((one) => (one === replaces ? uid : one))
    : [...uids, uid]
