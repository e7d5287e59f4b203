import { isIP } from 'node:net'

/**
 * What counts as one caller for rate limits: an IPv4 address; for IPv6 the first 64 bits, which are one line,
 * because its owner has countless addresses.
 */
export function networkOf(address: string | null): string {
  return (address === null ? null : firstGroups(address, 4)) ?? String(address)
}

/**
 * The first 48 bits of an IPv6 address: many lines, which one customer can have. Null for IPv4, where a line
 * has one address.
 */
export const widerNetworkOf = (address: string | null): string | null =>
  address === null ? null : firstGroups(address, 3)

function firstGroups(address: string, count: number): string | null {
  if (isIP(address) !== 6) return null
  const [head = '', tail] = address.toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  // An IPv4 address at the end takes the place of two groups.
  const missing = 8 - front.length - back.length - (address.includes('.') ? 1 : 0)
  const left = Array.from({ length: tail === undefined ? 0 : missing }, () => '0')
  const groups = [...front, ...left, ...back].slice(0, count)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${count * 16}`
}
