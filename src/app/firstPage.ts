import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import { pathOf } from '#contract/common/menuAddress.ts'
import type { Composition } from '#src/kit/base/registry/compose.ts'
import { openPart, type PartSource } from '#src/kit/page/part/partContent.ts'
import type { Registry } from '#src/kit/base/registry/registryContext.ts'
import { pageNotices } from '#src/kit/base/plugin/slots.ts'
import { mayOf } from '#src/kit/base/person/subject.ts'
import { subjectOf } from '#src/providers/access.ts'
import { currentSite, type SessionState } from '#src/providers/session.ts'
import { pluginRoutes, type PluginRoute } from './pluginRoutes.ts'

/** For whom the first page is opened, and how the rows of its screen are read as soon as that is loaded. */
interface FirstPage {
  /** What runs for the user. */
  readonly composition: Composition
  readonly registry: Registry
  readonly state: SessionState
  readonly readRows: (resource: string, screen: ComponentType<object> | undefined) => Promise<void>
}

/**
 * Loads the screen of the address with its rows, and the notices above it, with their texts, so that the first render has
 * them: a part that suspends appears 300 ms later, because that is how long React shows a fallback at least, and what comes
 * later renders the list again, or the whole console. Resolves after `longest` milliseconds at the latest: then the page
 * shows what is loading, or what failed.
 */
export async function openFirstPage({ composition, registry, state, readRows }: FirstPage): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = new Promise<void>((resolve) => (timer = setTimeout(resolve, longest)))
  const open = async (part: FirstPart) => {
    await openPart(part, registry)
    if (part.resource !== undefined) await readRows(part.resource, registry.contents?.get(part.load))
  }
  await Promise.race([Promise.allSettled(firstParts(composition, state).map(open)), waiting])
  clearTimeout(timer)
}

/** Milliseconds, as long as React would hold the page back if it suspended. */
const longest = 300

type FirstPart = PartSource & Pick<PluginRoute, 'resource'>

/** What the first page is made of, as far as the user may see it. */
function firstParts(composition: Composition, state: SessionState): FirstPart[] {
  const { user, spaceOwner } = state
  if (!user) return []
  const subject = subjectOf(user, currentSite(state), spaceOwner)
  const match = matchRoutes(pluginRoutes(composition), pathOf(location.hash.slice(1)))?.at(-1)
  // An address below that of a screen is not found.
  const page = match?.params['*'] ? undefined : match?.route
  const notices = (composition.extensions.get(pageNotices.id) ?? []).map((extension) => ({
    ...extension,
    contribution: `${extension.slot} ${extension.id}`,
  }))
  return [...(page ? [page] : []), ...notices].filter(({ can }) => mayOf(subject, can))
}
