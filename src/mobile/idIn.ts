/** The last part of the path, decoded; a malformed part stays as it is, and then no such brand exists. */
export function idIn(path: string): string {
  const last = path.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
