import { adoptToken } from '#src/providers/adoptToken.ts'
import { loadConfig } from '#src/providers/config.ts'
import { currentSite, type Session } from '#src/providers/session.ts'
import type { SessionCheck } from '#src/providers/sessionCheck.ts'
import { replaceAddress } from '#src/providers/replaceAddress.ts'
import { readStartAddress, type StartAddress } from '#src/providers/startAddress.ts'
import { isAddress, readTarget, type TargetRules } from '#src/providers/target.ts'

/**
 * Opens the target of a link for a signed-in user, and removes the link's parameters from the address (G-42,
 * G-43). Site, user and target together choose the site of a user who has not chosen one; they are ignored
 * for another user, or a site that is not the user's. Returns false if the page is leaving for another host.
 */
export async function openPlace({ session, check }: Options): Promise<boolean> {
  const start = readStartAddress(location)
  const rules = await rulesFor(start.target)
  const target = readTarget(start.target, rules)
  const isScoped = start.siteId !== null && start.userId !== null && target !== null
  // Whether it is the user's site is only known after the check.
  if (isScoped) await check.enter()
  const isTheirs = isScoped && isOwn(start, session)
  const isChosenNow = isTheirs && !session.get().isSiteChosen
  if (isChosenNow) session.update({ site: start.siteId, isSiteChosen: true })
  const isFollowed = isScoped ? isChosenNow || (isTheirs && start.isStart) : start.isStart
  // The session has ended: the address is now that of the sign-in page.
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

/** Keeps the router's history state if the address stays the same. A token in the target is removed. */
function goTo(address: string): void {
  const { pathname, search, hash } = location
  const clean = readStartAddress(new URL(address, location.href)).withoutToken
  if (clean !== pathname + search + hash) replaceAddress(clean)
}

/** The rules for a target. Only a full address has to wait for the operator's configuration. */
export async function rulesFor(target: string | null): Promise<TargetRules> {
  const trustedHosts = isAddress(target) ? (await loadConfig()).param('ui.trusted_hosts') : []
  return { origin: location.origin, trustedHosts }
}

/** Continues with a token from the address, if the operator allows such tokens and it is valid. */
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
