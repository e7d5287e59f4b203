import type { Call } from '#contract/call.ts'
import { contract } from '#tools/contract.ts'
import type { Resource } from '#contract/resource.ts'
import { isExtension } from '#tools/conformance/specified.ts'
import type { PassingReply, Plant } from './plantingProxy.ts'

/**
 * Makes our own back end one of another make: it has the paths of the specification and nothing else, and of those only what
 * the specification demands. Lists come without totals, the token beside the data, success without a code, a sign-in without id
 * and sites, a check of the session without data, permissions as one text where there is one, no flags about the person, no
 * revisions.
 */
export const barePlant: Plant = {
  knows: (url, method) => isKnown(method as Call['method'], url.pathname.replace('/api/v1', '')),
  answered: (answer, url) => {
    const path = url.pathname.replace('/api/v1', '')
    if (typeof answer.body.errcode !== 'number') return
    if (answer.body.errcode === 0) {
      delete answer.body.errcode
      delete answer.body.errmsg
    }
    bare(path, answer.body)
  },
}

function bare(path: string, envelope: PassingReply['body']): void {
  const { data } = envelope
  if (typeof data !== 'object' || data === null) return
  if (path === '/signin' || path === '/refresh') {
    envelope.access_token = data.access_token
    for (const name of ['access_token', 'expires_at', 'need_bind_mobile', 'need_choose_site', '_id', 'sites'])
      delete data[name]
  }
  // That it holds is all that a check of the session has to say.
  if (path === '/validity') delete envelope.data
  if (path === '/userinfo') {
    for (const name of ['data', 'menu_version', 'sms_remind', 'must_change_password', 'staff_level'])
      delete data[name]
    data.department = data.department.map(Number)
    for (const role of data.roles) if (role.permissions.length === 1) [role.permissions] = role.permissions
  }
  delete data.total
  for (const record of data.list ?? [data]) {
    for (const name of ['rev', 'created_by', 'updated_by']) delete record[name]
  }
}

/** Whether the specification has the path: its own, of a record below it, or of `one`. */
function isKnown(method: Call['method'], path: string): boolean {
  const single = Object.values<Call>(contract.calls).find(
    (call) => call.method === method && matches(call.path, path),
  )
  if (single) return !isExtension(method, single.path)
  const noun = Object.values<Resource>(contract.resources).find(
    ({ path: own }) => path === own || path.slice(0, path.lastIndexOf('/')) === own,
  )
  return noun !== undefined && !isExtension(method, noun.path)
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
