/** A new password, typed twice. */
export interface TypedTwice {
  readonly first: string
  readonly again: string
}

/**
 * What is asked of a new password, as far as it can be told while typing; the back end knows more. Nothing is
 * said of the user name where it is not known (`null`).
 */
export const passwordRules = ({ first, again }: TypedTwice, username: string | null) => ({
  ruleLength: [...first].length >= 8,
  ...(username === null
    ? {}
    : { ruleName: first !== '' && first.toLowerCase() !== username.trim().toLowerCase() }),
  ruleAgain: first !== '' && first === again,
})

/** Whether all of it is met. */
export const isAcceptable = (password: TypedTwice, username: string | null): boolean =>
  Object.values(passwordRules(password, username)).every(Boolean)
