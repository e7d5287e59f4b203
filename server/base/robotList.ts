/** A robot of a group chat: what its messages look like, where they go, and whose they are. */
export interface Robot {
  readonly kind: RobotKind
  /** Anyone who has the address can write into the chat, so it never leaves the server. */
  readonly url: URL
  /** The key that signs its messages, if it has one. */
  readonly secret: string | null
  /** The code of its site; null for the messages of every site. */
  readonly site: string | null
}

/** The chats whose messages we can write. */
export type RobotKind = 'wecom' | 'dingtalk'

/**
 * Parses the robots of a setting such as `GZ=wecom+https://…?key=…, *=dingtalk+https://…?access_token=…#SEC…`: the address of
 * each by the code of its site, `*` for all sites. The secret comes after a `#`. Null if the list is invalid.
 */
export function readRobotList(list: string): readonly Robot[] | null {
  const robots = list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(readEntry)
  const valid = robots.filter((robot) => robot !== null)
  return valid.length === robots.length ? valid : null
}

function readEntry(entry: string): Robot | null {
  const parts = /^([\w-]+|\*)\s*=\s*(wecom|dingtalk)\+(https?:\/\/[^\s#]+)(?:#(\S+))?$/.exec(entry)
  const [, site = '', kind, address = '', secret = null] = parts ?? []
  const url = URL.parse(address)
  // Credentials in an address cannot be sent by `fetch`, whose error would show them.
  if (!url || url.username || url.password || (kind !== 'wecom' && kind !== 'dingtalk')) return null
  return { kind, url, secret, site: site === '*' ? null : site }
}
