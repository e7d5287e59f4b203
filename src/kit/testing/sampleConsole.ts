import type { AuthProvider, DataProvider, GetManyParams, GetOneParams, RaRecord } from 'react-admin'
import type { Subject } from '#contract/access.ts'
import type { SendableCall } from '#contract/call.ts'
import type { Resource } from '#contract/resource.ts'
import type { ResourceDefinition } from '#src/kit/base/resource/defineResource.ts'
import type { Person } from '#src/kit/base/person/personContext.ts'
import type { Calls } from '#src/providers/calls.ts'
import { sampleOf } from './sampleOf.ts'
import { sampleRecords } from './sampleRecords.ts'

/** A person with all permissions. */
export const administrator: Subject = {
  id: '1',
  isAdmin: true,
  isManager: true,
  permissions: new Set(),
  roleTypes: new Set(),
  departments: [],
  sites: [{ _id: '1', site_region: 'CN-S' }],
  hasEverySite: true,
  site: '1',
  stores: null,
}

/** A person who is signed in, but has no permissions. */
export const nobody: Subject = {
  ...administrator,
  isAdmin: false,
  isManager: false,
  stores: new Map(),
}

/** Only for the person: the kit itself evaluates the rules. */
export const signedInAs = ({ id }: Subject): AuthProvider => ({
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => [],
  getIdentity: async () => ({ id }),
  canAccess: async () => true,
})

/** A back end that has the sample records of every mounted resource, and accepts whatever it is sent. */
export function sampleData(resources: ReadonlyMap<string, ResourceDefinition>): DataProvider {
  // The type promises whatever record type the caller names; these are the contract's records.
  const of = <T extends RaRecord>(name: string) => {
    const contract = resources.get(name)?.contract
    return (contract ? sampleRecords(contract) : []) as T[]
  }
  const list = async <T extends RaRecord>(name: string) => ({ data: of<T>(name), total: of(name).length })
  const one = async <T extends RaRecord>(name: string, { id }: Pick<GetOneParams, 'id'>) => ({
    data: (of<T>(name).find((record) => record.id === String(id)) ?? of<T>(name)[0]) as T,
  })
  return {
    getList: list,
    getManyReference: list,
    getOne: one,
    getMany: async <T extends RaRecord>(name: string, { ids }: GetManyParams) => ({
      data: of<T>(name).filter(({ id }) => ids.map(String).includes(String(id))),
    }),
    create: async (name: string) => one(name, { id: '1' }),
    update: one,
    updateMany: async () => ({ data: [] }),
    delete: one,
    deleteMany: async () => ({ data: [] }),
  }
}

const calls = {
  send: async ({ reply }: SendableCall) => sampleOf(reply),
  showFailure: () => undefined,
  site: () => administrator.site,
  call: async () => ({}),
  list: async (contract: Resource) => ({ list: sampleRecords(contract), total: 3 }),
  one: async (contract: Resource) => sampleRecords(contract)[0] ?? {},
  id: async (contract: Resource) => sampleRecords(contract)[0] ?? {},
  create: async (contract: Resource) => sampleRecords(contract)[0] ?? {},
  update: async (contract: Resource) => sampleRecords(contract)[0] ?? {},
  remove: async () => ({ removed: 1 }),
  download: async () => true,
  upload: async () => ({}),
} satisfies Record<keyof Calls, unknown>

/** The generic calls on the same records. The caller's type says which record a call returns. */
export const sampleCalls = calls as unknown as Calls

const site = {
  _id: '1',
  site_region: 'CN-S',
  code: 'GZ',
  name: '广州',
  name_en: 'Guangzhou',
  name_sc: null,
  name_tc: '廣州',
}

export const samplePerson: Person = {
  user: {
    _id: '1',
    username: 'sample',
    name: '林晓',
    name_en: 'Lin Xiao',
    email: 'lin@example.com',
    mobile: null,
    sms_remind: true,
    must_change_password: false,
    must_set_up_factor: false,
    menu_version: '1',
    roles: [],
    department: ['1'],
    sites: [site],
    locale: 'en_US',
    staff_level: null,
    access_token: '',
    data: { permissions: [], is_manager: true, is_admin: true },
  },
  site,
  locales: ['zh_CN', 'zh_TW', 'en_US'],
  externalEntry: () => null,
  update: () => undefined,
  renew: async () => undefined,
  signOut: () => undefined,
}
