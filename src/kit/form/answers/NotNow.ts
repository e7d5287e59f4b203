/** Sending has to wait, though the server has refused nothing. The user need not be told. */
export class NotNow extends Error {
  readonly isSilent = true
}
