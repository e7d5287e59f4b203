/**
 * What another service said, as people may read it: in one short line, without the secrets with which it was called, which it
 * may repeat, and without characters that change how a line reads.
 */
export function withoutSecrets(said: string, secrets: readonly string[], most = 200): string {
  // First, so that no secret is cut in half; a reply may be long.
  const line = said.slice(0, 10_000).replace(/\p{C}/gu, ' ')
  const known = secrets.filter(isSecret).flatMap((secret) => [secret, encodeURIComponent(secret)])
  return known.reduce((text, secret) => text.replaceAll(secret, '…'), line).slice(0, most)
}

// What is shorter, such as the number of a version, hides nothing and is in many words.
const isSecret = (value: string): boolean => value.length >= 6
