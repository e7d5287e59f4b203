/** The longest address that mail servers take (RFC 5321). */
export const emailLength = 254

/**
 * Whether a text is one plain email address: `name@host.example`, in ASCII. Mail programs read much more than that, such as lists,
 * groups, names before an address in angle brackets, comments and quoted text, so a text that they and we read
 * differently could send a mail to somebody else. Anything of that kind is no address here.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > emailLength) return false
  const [name = '', host = '', ...rest] = text.split('@')
  if (rest.length > 0 || name.length > 64 || !isDotted(name, namePart)) return false
  const labels = host.split('.')
  return (
    labels.length > 1 &&
    isDotted(host, hostLabel) &&
    /^([a-z]{2,}|xn--[a-z0-9-]+)$/i.test(labels.at(-1) ?? '')
  )
}

/** RFC 5322, 3.2.3: the characters of an atom. */
const namePart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i
/** RFC 1123: letters, digits and hyphens, not at the ends, at most 63. International hosts are written as `xn--…`. */
const hostLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i

const isDotted = (text: string, part: RegExp): boolean => text.split('.').every((one) => part.test(one))
