import { BlockList, isIP } from 'node:net'

/**
 * Whether an address is one of the listed addresses or in one of the listed ranges (CIDR), of version 4 or 6.
 */
export function isListed(list: readonly string[], address: string | null): boolean {
  if (address === null) return false
  const plain = plainAddress(address)
  return isIP(plain) > 0 && compiled(list).check(plain, family(plain))
}

/** An IPv4 address in IPv6 form, `::ffff:10.0.0.1`, as plain IPv4. */
export const plainAddress = (address: string): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address

/** Whether this is a valid entry of a list: an address, or a range such as `10.0.0.0/8`. */
export const isAddressOrRange = (entry: string): boolean => parse(entry) !== null

const known = new WeakMap<readonly string[], BlockList>()

// The list of the settings is used with every request.
function compiled(entries: readonly string[]): BlockList {
  const list = known.get(entries) ?? compile(entries)
  known.set(entries, list)
  return list
}

/** Entries that are neither an address nor a range match nothing. */
function compile(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const { address, bits } of entries.flatMap((entry) => parse(entry) ?? [])) {
    list.addSubnet(address, bits, family(address))
  }
  return list
}

function parse(entry: string): { address: string; bits: number } | null {
  const [given = '', bits, ...rest] = entry.trim().split('/')
  const address = plainAddress(given)
  if (isIP(address) === 0 || rest.length > 0) return null
  const most = isIP(address) === 4 ? 32 : 128
  if (bits === undefined) return { address, bits: most }
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? { address, bits: Number(bits) } : null
}

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6')
