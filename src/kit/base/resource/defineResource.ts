import type { ComponentType } from 'react'
import type { Rule } from '#contract/access.ts'
import type { Resource } from '#contract/resource.ts'

/** Fetches a screen. Nothing of the screen is loaded before a user with access opens it. */
export type ScreenLoader = () => Promise<ComponentType>

/** The screens that a resource can have, by react-admin's names. */
export const screenKinds = ['list', 'create', 'edit', 'show'] as const
/** A kind of screen of a resource: `list`, `create`, `edit` or `show`. */
export type ScreenKind = (typeof screenKinds)[number]

/**
 * A resource of the contract as mounted in the console, with a loader for each screen: `list`, `create`,
 * `edit`, `show`.
 */
export interface ResourceDefinition extends Readonly<Partial<Record<ScreenKind, ScreenLoader>>> {
  /**
   * Its react-admin name and also its route (`brandDB/brand`), so that react-admin's links, the menu and the
   * address agree. The path of its API calls is in the contract.
   */
  readonly name: string
  /** Its fields in the API, and its access rules. */
  readonly contract: Resource
  /**
   * The id of its data source (`dataSources` of the installation); its address there is the source's address
   * plus the contract's path. The default is the operator's API.
   */
  readonly source?: string
  /**
   * Who may open its list and pages, if that is stricter than who may read its records: others read them in
   * references and pickers only. The rule of its menu entry.
   */
  readonly can?: Rule
  /** Who may open its list, if that is stricter still: others get to single records that concern them. */
  readonly canList?: Rule
  /** Its calls include the records that are hidden from readers (`manage=1`), for screens that maintain them. */
  readonly manages?: true
  /**
   * The menu entry that leads to its list (`/parking/lot`), if it has no entry of its own: the entry is highlighted, and the
   * breadcrumb leads back to it and to the list.
   */
  readonly menuPlace?: string
}

/**
 * Declares a resource. It only checks types, as `definePlugin` does. A resource without screens serves
 * references and pickers in other screens.
 */
export const defineResource = (definition: ResourceDefinition): ResourceDefinition => definition

/** Returns the rule for a screen of a resource; undefined if the contract allows nobody. */
export const ruleOfScreen = (
  { canList, can: opens, contract: { can } }: Pick<ResourceDefinition, 'can' | 'canList' | 'contract'>,
  kind: ScreenKind,
): Rule | undefined => {
  if (kind === 'create') return can.create
  if (kind === 'edit') return can.update
  return (kind === 'list' ? canList : undefined) ?? opens ?? can.view
}
