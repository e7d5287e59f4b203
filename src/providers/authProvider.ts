import type { AuthProvider } from 'react-admin'
import { evaluate, type Rule } from '#contract/access.ts'
import type { Resource } from '#contract/resource.ts'
import { subjectOf } from './access.ts'
import { createCredentials, type Credentials } from './credentials.ts'
import { HttpError, type Http } from './http.ts'
import { currentSite, type Session } from './session.ts'
import type { SignIn } from './signIn.ts'

interface Options {
  readonly http: Http
  readonly session: Session
  readonly signIn: SignIn
  readonly resources: ReadonlyMap<string, { readonly contract: Resource; readonly can?: Rule }>
  readonly pages: readonly { readonly route: string; readonly can: Rule }[]
}

/**
 * react-admin's authProvider for the session (specification sections 4 to 6). `canAccess` evaluates the
 * contract's rules: list and show check `view`, unless the resource has a rule for its pages; edit checks `update`,
 * delete `remove`. For a page, `resource` is its route. Without a rule nobody has access; a rule about an unknown record passes, because the server decides
 * in the end.
 */
export function createAuthProvider({ http, session, signIn, resources, pages }: Options): AuthProvider {
  /** The person; only the validity check fetches them. */
  const person = async () => session.get().user ?? (await signIn.validity())

  function ruleOf(resource: string, action: string): Rule | undefined {
    const { contract, can } = resources.get(resource) ?? {}
    const right = rights[action] ?? 'view'
    if (contract) return (right === 'view' ? can : undefined) ?? contract.can[right]
    return pages.find(({ route }) => route === resource)?.can
  }

  return {
    login: (credentials: Credentials) => createCredentials({ session, http }).signIn(credentials),

    // False, because the page reloads, so there is nothing to navigate to.
    async logout() {
      await signIn.signOut()
      return false
    },

    // The validity is checked once, when the page starts; after that each call reports when the session has
    // ended.
    async checkAuth() {
      if (session.get().token === null) throw noMessage
      await person()
    },

    async checkError(failure: unknown) {
      if (!(failure instanceof HttpError) || !failure.isSilent) return
      if (failure.isSignedOut) signIn.expire()
      else await Promise.allSettled([signIn.validity()])
      throw noMessage
    },

    getPermissions: async () => (await person()).data.permissions,

    async getIdentity() {
      const { _id, name, username } = await person()
      return { id: _id, fullName: name || username }
    },

    async canAccess({ action, resource, record }) {
      const rule = ruleOf(resource, action)
      if (rule === undefined) return false
      const user = await person()
      const state = { ...session.get(), user }
      return evaluate(rule, subjectOf(user, currentSite(state), state.spaceOwner), record) !== 'no'
    },
  }
}

/** By react-admin's action; any other action needs `view`. */
const rights: Readonly<Record<string, keyof Resource['can']>> = {
  create: 'create',
  edit: 'update',
  delete: 'remove',
}

/**
 * The rejection value: react-admin then neither signs out again nor shows a message, because the page
 * reloads.
 */
const noMessage = { logoutUser: false, message: false as const }
