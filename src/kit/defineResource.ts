import type { Rule } from '#contract/access.ts'
import type { Resource } from '#contract/resource.ts'
import type { ScreenLoader } from './definePlugin.ts'

/** The screens a resource can have, by react-admin's names. */
export const screenKinds = ['list', 'create', 'edit', 'show'] as const
/** One of the screens a resource can have: `list`, `create`, `edit` or `show`. */
export type ScreenKind = (typeof screenKinds)[number]

/** A resource of the contract mounted in the console, and how to fetch each of its screens: `list`, `create`, `edit`, `show`. */
export interface ResourceDefinition extends Readonly<Partial<Record<ScreenKind, ScreenLoader>>> {
  /**
   * Its react-admin name and its route at once (`brandDB/brand`), so that react-admin's links, the menu and the
   * address agree. The path on the wire is the contract's.
   */
  readonly name: string
  /** What it is on the wire, and who may do what. */
  readonly contract: Resource
  /**
   * The id of the data source that it lives in (`dataSources` of the installation): its address there is the source's
   * with the contract's path. The operator's API when left out.
   */
  readonly source?: string
}

/**
 * Declares a resource. It only checks types, as `definePlugin` does for those that stand in the manifest itself. Without
 * screens it serves references and pickers of other screens.
 */
export const defineResource = (definition: ResourceDefinition): ResourceDefinition => definition

/** Who may see a screen of a resource; undefined where the contract lets nobody. */
export const ruleOfScreen = ({ contract: { can } }: ResourceDefinition, kind: ScreenKind): Rule | undefined =>
  kind === 'create' ? can.create : kind === 'edit' ? can.update : can.view
