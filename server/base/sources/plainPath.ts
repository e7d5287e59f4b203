/**
 * The segments of a path as the most lenient server might read it: ignoring case, empty segments and trailing
 * slashes, however often encoded, with `.` and `..` resolved. Two paths that mean the same to some server
 * have the same segments.
 */
export function plainPath(path: string): readonly string[] {
  let plain = path
  for (let last = ''; last !== plain;) {
    last = plain
    plain = plain.replace(/%([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }
  const parts: string[] = []
  for (const part of plain.toLowerCase().split(/[/\\]+/)) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts
}

/** Whether one of two paths is the other, or is below it. A segment such as `{id}` matches any. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [plainPath(one), plainPath(other)]
  return a.slice(0, b.length).every((part, at) => part === b[at] || isOpen(part) || isOpen(b[at]))
}

const isOpen = (part: string | undefined): boolean => part?.startsWith('{') ?? false
