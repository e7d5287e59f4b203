/** The person whose password it is. */
export interface PersonNames {
  readonly username: string
  readonly email: string | null
}

/** The passwords typed so far. */
export interface Typed {
  readonly old: string
  readonly new: string
  readonly again: string
}

/**
 * The rules shown while typing, and whether they are met. The back end reports its other rules itself (1014).
 */
export const passwordRules = (typed: Typed, { username, email }: PersonNames) =>
  [
    ['length', [...typed.new].length >= 8],
    ['name', typed.new !== '' && ![username, email].some((name) => isSame(name, typed.new))],
    ['same', typed.new !== '' && typed.new === typed.again],
  ] as const

/** The wrong fields with the keys of their messages; empty when it can be sent. */
export function passwordProblems(typed: Typed, person: PersonNames): Partial<Record<keyof Typed, string>> {
  const met = Object.fromEntries(passwordRules(typed, person))
  const problem = !met['length']
    ? 'length_min'
    : !met['name']
      ? 'like_name'
      : typed.new === typed.old
        ? 'unchanged'
        : undefined
  return {
    ...(typed.old === '' ? { old: 'profile.password.required' } : {}),
    ...(problem ? { new: `profile.password.problem.${problem}` } : {}),
    ...(met['same'] || typed.new === '' ? {} : { again: 'profile.password.problem.again' }),
  }
}

const isSame = (name: string | null, typed: string): boolean =>
  name?.toLowerCase() === typed.trim().toLowerCase()
