/** A new password, typed twice. */
export interface TypedTwice {
  readonly first: string
  readonly again: string
}

/** What is asked of a new password, as far as it can be told while typing; the back end knows more. */
export const passwordRules = ({ first, again }: TypedTwice, username: string) => ({
  ruleLength: first.length >= 8,
  ruleName: first !== '' && first.toLowerCase() !== username.trim().toLowerCase(),
  ruleAgain: first !== '' && first === again,
})

/** Whether all of it is met. */
export const isAcceptable = (password: TypedTwice, username: string): boolean =>
  Object.values(passwordRules(password, username)).every(Boolean)
