import { z } from 'zod'
import { currencies } from './common/currencies.ts'
import { lineText, recordId } from './fieldSchemas.ts'
import { fileTypes } from './fileTypes.ts'
import { parseFrameHost } from './frameHost.ts'
import { isRecord } from './isRecord.ts'
import { typeProblem, type ParamDefinition } from './paramDefinition.ts'
import { readOffRules } from './pluginsOff.ts'

/** What the value of a parameter means, beyond its type: whether it can work, and the message key if it cannot. */
interface ParamKindCheck {
  readonly fits: (value: unknown) => boolean
  readonly error: string
}

/** The checks by name. In a list and in a map each value is checked, where the check is not for the whole map. */
const kinds = {
  /** A line of text for people. */
  line: { fits: (value) => lineText.safeParse(value).success, error: 'direction' },
  /** A host of frames, as the content policy reads it. Everything, and everything in a top-level domain, is no host. */
  frame_host: {
    fits: (value) => {
      const read = parseFrameHost(String(value))
      return read !== null && (!read.wildcard || read.host.includes('.'))
    },
    error: 'host',
  },
  /** A host that is compared letter by letter. */
  host: { fits: isHost, error: 'host' },
  /** A type of files that can be uploaded, or `image/*`. */
  file_type: { fits: (value) => acceptable.has(String(value)), error: 'file_type' },
  /** An IP address or a range of them. The server ignores anything else, so a typing error would keep people out. */
  address: { fits: (value) => addresses.safeParse(String(value).trim()).success, error: 'address_range' },
  /** The address of a website, or its host. */
  website: { fits: (value) => isWebsite(value) || isHost(value), error: 'url' },
  /** The address of a website, or nothing. */
  website_or_none: { fits: (value) => value === '' || isWebsite(value), error: 'url' },
  /** The address of a page of the console, such as `/brand`. */
  page: { fits: (value) => /^\/[\w/.-]*$/.test(String(value)), error: 'pattern' },
  currency: { fits: (value) => currencies.some((one) => one === value), error: 'choice' },
  /** The id of a site; the server looks whether it exists. */
  site: { fits: (value) => recordId.safeParse(value).success, error: 'pattern' },
  /** A share of 1. */
  share: { fits: (value) => isBetween(value, 0, 1), error: 'range' },
  /** Hours, at most a year. */
  hours: { fits: (value) => isBetween(value, 0.25, 8760), error: 'range' },
  /** For a whole map: points from 0 to 100, less for each name after the other. */
  falling_points: {
    fits: (value) => {
      const points = Object.entries(isRecord(value) ? value : {})
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, point]) => point)
      return points.every((one, at) => isBetween(one, 0, at === 0 ? 100 : Number(points[at - 1])))
    },
    error: 'range',
  },
  /** A rule for plugins that are switched off. */
  off_rule: {
    fits: (value) =>
      readOffRules([value]).length === 1 &&
      Object.keys(value ?? {}).every((name) => ['plugin', 'sites', 'roles'].includes(name)),
    error: 'shape',
  },
} as const satisfies Readonly<Record<string, ParamKindCheck>>

/** The name of a check. */
export type ParamKind = keyof typeof kinds

/**
 * The message key of what is wrong with a value of a parameter, or null: another type (see `typeProblem`), or what its kind
 * says. In a module of its own, because every visitor fetches the definitions.
 */
export const paramProblem = (definition: ParamDefinition, value: unknown): string | null =>
  typeProblem(definition, value) ?? (definition.kind ? kindProblem(definition.kind, value) : null)

function kindProblem(kind: ParamKind, value: unknown): string | null {
  const { fits, error } = kinds[kind]
  return leavesOf(kind, value).every((one) => fits(one)) ? null : error
}

function leavesOf(kind: ParamKind, value: unknown): readonly unknown[] {
  if (kind === 'falling_points' || kind === 'off_rule') return Array.isArray(value) ? value : [value]
  if (Array.isArray(value)) return value
  return isRecord(value) ? Object.values(value).flatMap((one) => leavesOf(kind, one)) : [value]
}

const acceptable: ReadonlySet<string> = new Set([...fileTypes, 'image/*'])
const addresses = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

function isHost(value: unknown): boolean {
  const text = String(value)
  const read = parseFrameHost(text)
  return read !== null && !read.wildcard && text === text.trim().toLowerCase()
}

function isWebsite(value: unknown): boolean {
  if (typeof value !== 'string' || value !== value.trim() || !URL.canParse(value)) return false
  const { protocol, username, hostname } = new URL(value)
  return /^https?:$/.test(protocol) && username === '' && hostname !== ''
}

const isBetween = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && value >= min && value <= max
