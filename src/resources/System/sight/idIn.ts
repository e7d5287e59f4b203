/** The id in what was pasted: the address of a record's page, or the id itself. */
export const idIn = (typed: string): string =>
  typed
    .trim()
    .replace(/[?].*$/, '')
    .replace(/\/show\/?$/, '')
    .split('/')
    .at(-1) ?? ''
