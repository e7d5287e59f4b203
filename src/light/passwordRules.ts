/** A new password, typed twice. */
export interface PasswordPair {
  readonly first: string
  readonly again: string
}

/**
 * What is asked of a new password, as far as it can be told while typing, and whether it is met; the back end knows more.
 * Nothing is said of the names of its owner where they are not known (`null`).
 */
export const passwordRules = ({ first, again }: PasswordPair, names: readonly (string | null)[] | null) => ({
  length: [...first].length >= 8,
  ...(names === null ? {} : { name: first !== '' && !names.some((name) => isSame(name, first)) }),
  same: first !== '' && first === again,
})

const isSame = (name: string | null, typed: string): boolean =>
  name?.trim().toLowerCase() === typed.trim().toLowerCase()
