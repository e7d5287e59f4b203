/** The last part of the path; as it stands where it is malformed, and there is no such brand then. */
export function idIn(path: string): string {
  const last = path.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
