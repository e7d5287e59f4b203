import { initialStates, type Lifecycle } from '#contract/lifecycle.ts'
import type { Fields, Resource } from '#contract/resource.ts'
import type { ContractFault } from '#contract/resourceFaults.ts'

/**
 * Finds the mistakes in a lifecycle that no compiler finds. The console does not check for them, so that it
 * loads no code for that.
 */
export function lifecycleFaults({
  lifecycle,
  fields = {},
  asked = {},
}: Pick<Partial<Resource>, 'lifecycle' | 'fields' | 'asked'>): ContractFault[] {
  if (!lifecycle) return []
  return [
    ...fieldFaults(lifecycle, fields),
    ...stateFaults(lifecycle, fields),
    ...peopleFaults(lifecycle, { ...fields, ...asked }),
    ...toldFaults(lifecycle),
    ...takenFaults(lifecycle),
  ]
}

function fieldFaults({ field: name }: Lifecycle, fields: Fields): ContractFault[] {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  const wrong = !field?.choices
    ? `there is no choice field ${name}. Name the field that holds the state.`
    : field.nullable || field.derived
      ? `${name} can be without a state. Declare it with assigned: true.`
      : field.writable === 'always'
        ? `anyone who may update a record could write ${name}. Declare it with writable: 'never', ` +
          `or 'create'.`
        : null
  return wrong === null ? [] : [{ place: 'lifecycle.field', wrong }]
}

function stateFaults(lifecycle: Lifecycle, fields: Fields): ContractFault[] {
  const states = fields[lifecycle.field]?.choices
  if (!states) return []
  const named = [
    { place: 'lifecycle.initial', names: initialStates(lifecycle) },
    ...stepsIn(lifecycle).flatMap(({ place, from, to }) => [
      { place: `${place}.from`, names: from },
      { place: `${place}.to`, names: [to] },
    ]),
  ]
  return named.flatMap(({ place, names }) =>
    names.length === 0
      ? [{ place, wrong: `it lists no state. Use some of these: ${states.join(', ')}.` }]
      : names
          .filter((name) => !states.includes(name))
          .map((name) => ({
            place,
            wrong: `there is no state ${name}. Name one of these: ${states.join(', ')}.`,
          })),
  )
}

const peopleFaults = (lifecycle: Lifecycle, fields: Fields): ContractFault[] =>
  stepsIn(lifecycle).flatMap(({ place, by = [], not = [], tells = [] }) =>
    [
      ...by.map((name) => ({ part: 'by', name })),
      ...not.map((name) => ({ part: 'not', name })),
      ...tells.flatMap((name) => (typeof name === 'string' ? { part: 'tells', name } : [])),
    ]
      .filter(({ name }) => !Object.hasOwn(fields, name) || fields[name]?.to !== 'user')
      .map(({ part, name }) => ({
        place: `${place}.${part}`,
        wrong: `there is no field ${name} that names people. Name one made with ref('user') or refs('user').`,
      })),
  )

const toldFaults = (lifecycle: Lifecycle): ContractFault[] =>
  [{ place: 'lifecycle', tells: lifecycle.tells ?? [] }, ...stepsIn(lifecycle)].flatMap(
    ({ place, tells = [] }) =>
      tells.flatMap((told) =>
        typeof told === 'string' || Object.hasOwn(lifecycle.steps, told.may)
          ? []
          : {
              place: `${place}.tells`,
              wrong: `there is no step ${told.may}. Name a step of this lifecycle.`,
            },
      ),
  )

const takenFaults = (lifecycle: Lifecycle): ContractFault[] =>
  stepsIn(lifecycle).flatMap(({ place, takes = {} }) =>
    ['action', 'rev']
      .filter((name) => Object.hasOwn(takes, name))
      .map((name) => ({
        place: `${place}.takes.${name}`,
        wrong: `${name} is reserved in requests. Use another name.`,
      })),
  )

const stepsIn = ({ steps }: Lifecycle) =>
  Object.entries(steps).map(([name, step]) => ({ ...step, name, place: `lifecycle.steps.${name}` }))
