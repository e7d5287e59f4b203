import type { ComponentType } from 'react'
import type { DataProvider, RaRecord } from 'react-admin'
import { brand } from '#contract/brandDB/brand.ts'
import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { company } from '#contract/brandDB/company.ts'
import { companyClassification } from '#contract/brandDB/companyClassification.ts'
import { contact } from '#contract/brandDB/contact.ts'
import { store } from '#contract/brandDB/store.ts'
import { site } from '#contract/common/site.ts'
import type { Resource as ContractResource } from '#contract/resource.ts'
import type { HttpRequest } from '#src/providers/http.ts'
import { textsOf } from '#tests/support/textsOf.ts'
import { answering, me, stage } from '#tests/console/stage.tsx'

const words = await textsOf('brandDB')

const mounted: Record<string, ContractResource> = {
  'brandDB/company': company,
  'brandDB/contact': contact,
  'brandDB/brand': brand,
  'brandDB/brandCompany': brandCompany,
  'brandDB/store': store,
  'common/site': site,
  'brandDB/settings/companyClassification': companyClassification,
}

interface ScreenOptions {
  /** The address, such as `/brandDB/company/create`. */
  readonly at: string
  readonly resource: string
  readonly screens: Partial<Record<'list' | 'show' | 'edit' | 'create', ComponentType>>
  /** Records by resource. */
  readonly data?: Readonly<Record<string, readonly RaRecord[]>>
  /** The codes that the person has. */
  readonly permissions?: readonly string[]
  /** What single calls answer. */
  readonly answer?: (request: HttpRequest) => unknown
}

/** Screens of companies and contacts in a running react-admin, in English, with their own words and records in memory. */
export async function openPartner({
  at,
  resource,
  screens,
  data = {},
  permissions = all,
  answer,
}: ScreenOptions) {
  const sent: { call: string; resource: string; data: unknown }[] = []
  const asked: HttpRequest[] = []
  const listed: { resource: string; filter: unknown }[] = []
  const http = answering((request) => {
    asked.push(request)
    return answer?.(request) ?? { list: [], total: 0 }
  })
  const subject = { ...me, id: 'u1', permissions: new Set(permissions), sites: [], site: '2', stores: null }
  const view = await stage({
    at,
    resources: mounted,
    screens: Object.fromEntries(
      Object.keys(mounted).map((name) => [name, name === resource ? screens : { show: Nothing }]),
    ),
    words,
    subject,
    http,
    dataProvider: inMemory(data, sent, listed),
  })
  return { ...view, sent, asked, listed }
}

const all = [
  'branddb.brand.view',
  'branddb.brand.edit_direct',
  'branddb.company.view',
  'branddb.company.edit',
  'branddb.contact.view',
  'branddb.contact.view_private',
  'branddb.contact.edit',
]

const Nothing = () => <p>Another page</p>

function inMemory(
  data: Required<ScreenOptions>['data'],
  sent: { call: string; resource: string; data: unknown }[],
  listed: { resource: string; filter: unknown }[],
) {
  const of = (resource: string) => data[mounted[resource]?.name ?? ''] ?? []
  const methods = {
    getList: async (resource: string, { filter = {} }: { filter?: Record<string, unknown> }) => {
      listed.push({ resource, filter })
      const list = of(resource).filter((record) =>
        Object.entries(filter).every(([name, value]) => record[name] === value || name === 'q'),
      )
      return { data: list, total: list.length }
    },
    getOne: async (resource: string, { id }: { id: string }) => ({
      data: of(resource).find((record) => record.id === id),
    }),
    getMany: async (resource: string, { ids }: { ids: string[] }) => ({
      data: of(resource).filter((record) => ids.includes(String(record.id))),
    }),
    create: async (resource: string, { data: given }: { data: object }) => {
      sent.push({ call: 'create', resource, data: given })
      return { data: { ...given, id: 'new', _id: 'new', rev: 1 } }
    },
    update: async (resource: string, { id, data: given }: { id: string; data: object }) => {
      sent.push({ call: 'update', resource, data: given })
      return { data: { ...of(resource).find((record) => record.id === id), ...given } }
    },
    delete: async (resource: string, { id }: { id: string }) => {
      sent.push({ call: 'delete', resource, data: id })
      return { data: { id } }
    },
  }
  return methods as unknown as DataProvider
}

/** A record with every field of its resource, null where none is given. */
export const recordOf = (noun: ContractResource, id: string, given: object): RaRecord => ({
  ...Object.fromEntries(Object.entries(noun.fields).map(([name, { initial }]) => [name, initial ?? null])),
  id,
  _id: id,
  rev: 1,
  created_at: 1763000000,
  updated_at: 1763000000,
  ...given,
})
