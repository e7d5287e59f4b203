import type { Disposable, Page } from 'playwright'

type Undo = (page: Page, result: unknown) => Promise<void>

/** What a test does to a page, or to its context, and how it is undone; null where that cannot be. */
const altering: Readonly<Record<'page' | 'context', Readonly<Record<string, Undo | null>>>> = {
  page: {
    addInitScript: (_, script) => (script as Disposable).dispose(),
    emulateMedia: null,
    exposeBinding: null,
    exposeFunction: null,
    setExtraHTTPHeaders: null,
  },
  context: {
    addInitScript: (_, script) => (script as Disposable).dispose(),
    exposeBinding: null,
    exposeFunction: null,
    grantPermissions: (page) => page.context().clearPermissions(),
    newCDPSession: null,
    route: (page) => page.context().unrouteAll(),
    setExtraHTTPHeaders: null,
    setGeolocation: null,
    setOffline: (page) => page.context().setOffline(false),
  },
}

/** Notes what a test does to a page, so that it can be undone. */
export function watchAlterations<P extends Page>(page: P): P {
  const watch = (target: object, methods: (typeof altering)['page']) => {
    for (const [name, undo] of Object.entries(methods)) {
      const change: unknown = Reflect.get(target, name)
      if (typeof change !== 'function') throw new Error(`${name} is no method`)
      Reflect.set(target, name, (...words: unknown[]): unknown => {
        const result: unknown = Reflect.apply(change, target, words)
        const undone = undo && (async () => undo(page, await result))
        alterations.set(page, [...(alterations.get(page) ?? []), undone])
        return result
      })
    }
  }
  watch(page, altering.page)
  watch(page.context(), altering.context)
  return page
}

/** Undoes what tests did to a page. False if that cannot be undone. */
export async function undoAlterations(page: Page): Promise<boolean> {
  const made = alterations.get(page) ?? []
  if (made.includes(null)) return false
  alterations.delete(page)
  for (const undo of made) await undo?.()
  return true
}

const alterations = new WeakMap<Page, ((() => Promise<void>) | null)[]>()
