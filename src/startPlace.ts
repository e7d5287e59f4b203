import { adoptToken } from '#src/providers/adoptToken.ts'
import { loadConfig } from '#src/providers/config.ts'
import { currentSite, type Session } from '#src/providers/session.ts'
import type { SessionCheck } from '#src/providers/sessionCheck.ts'
import { replaceAddress } from '#src/providers/replaceAddress.ts'
import { readStartAddress, type StartAddress } from '#src/providers/startAddress.ts'
import { isAddress, readTarget, type TargetRules } from '#src/providers/target.ts'

/**
 * Brings a signed-in person to where their link leads, and takes what the link carried out of the address (G-42,
 * G-43). Site, user and target together choose the site of a person who has not chosen one; about somebody else, or
 * a site that is not theirs, the link says nothing at all. False when the page is on its way to another host.
 */
export async function openPlace({ session, check }: Options): Promise<boolean> {
  const start = readStartAddress(location)
  const rules = await rulesFor(start.target)
  const target = readTarget(start.target, rules)
  const isScoped = start.siteId !== null && start.userId !== null && target !== null
  // Whose site it is can only be told by who is asking.
  if (isScoped) await check.enter()
  const isTheirs = isScoped && isOwn(start, session)
  const isChosenNow = isTheirs && !session.get().isSiteChosen
  if (isChosenNow) session.update({ site: start.siteId, isSiteChosen: true })
  const isFollowed = isScoped ? isChosenNow || (isTheirs && start.isStart) : start.isStart
  // The session ended meanwhile: the address is the sign-in page's.
  if (session.get().token === null) return true
  const [, before = '', route = ''] = /^([^#]*)#?(.*)$/s.exec(start.clean) ?? []
  if (target === null || !isFollowed) goTo(`${before}#${start.isStart ? '/' : route}`)
  else if ('route' in target) goTo(`${before}#${target.route}`)
  else {
    goTo(`${before}#/`)
    location.replace(target.address)
    return false
  }
  return true
}

/** Leaves alone what the router noted with an address that stays. A token in the target is dropped. */
function goTo(address: string): void {
  const { pathname, search, hash } = location
  const clean = readStartAddress(new URL(address, location.href)).withoutToken
  if (clean !== pathname + search + hash) replaceAddress(clean)
}

/** What a target is judged by. The operator's configuration is waited for only by a whole address. */
export async function rulesFor(target: string | null): Promise<TargetRules> {
  const trustedHosts = isAddress(target) ? (await loadConfig()).param('ui.trusted_hosts') : []
  return { origin: location.origin, trustedHosts }
}

/** Goes on with a token out of the address, if the operator lets one come with it and it holds. */
export async function openWithToken(
  token: string,
  options: Parameters<typeof adoptToken>[1],
): Promise<boolean> {
  return (await loadConfig()).param('auth.allow_url_token') && (await adoptToken(token, options))
}

interface Options {
  readonly session: Session
  readonly check: SessionCheck
}

const isOwn = ({ siteId, userId }: StartAddress, session: Session): boolean => {
  const { user } = session.get()
  return user !== null && user._id === userId && currentSite({ user, site: siteId }) === siteId
}
