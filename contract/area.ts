import type { LocalText } from './localText.ts'
import type { MenuEntry } from './menuEntry.ts'
import type { ParamDefinition } from './paramDefinition.ts'
import type { Resource } from './resource.ts'
import type { SomeSites } from './someSites.ts'
import type { Words } from './words.ts'

/**
 * What an area declares for both of its halves: `contract/<area>/area.ts`. The server half adds what only a server does, the
 * console half its screens. The build leaves out what a browser does not need: permissions, menu, words and the texts of
 * parameters.
 */
export interface Area {
  /** The name of its folders, of its chunk in the console, and the prefix of its routes and texts. */
  readonly id: string
  /** Its name for users. */
  readonly title?: LocalText
  /** The prefix of its permissions and parameters, before the first dot; by default its id. */
  readonly codes?: string | readonly string[]
  /** The sites where it runs, for everybody including the administrator, and where its menu is shown; every site by default. */
  readonly availableAt?: SomeSites
  /** Its permission codes, with their names. New ones are granted to the system administrator. */
  readonly permissions?: Readonly<Record<string, LocalText>>
  /** The parameters that an operator can set at run time, as `group.key`. Read them with `readParams`. */
  readonly params?: Readonly<Record<string, ParamDefinition>>
  /** Its entries in the side menu, each after its parent. */
  readonly menu?: readonly MenuEntry[]
  /**
   * Its resources, by what follows its id in their addresses: `{ lot }` of the area `parking` is at `#/parking/lot`. The server
   * serves them, `nounsOf` mounts them.
   */
  readonly nouns?: Readonly<Record<string, Resource>>
  /**
   * What its resources and their fields are called, as far as they do not have their `words` themselves: in the console, in
   * exported and imported files, and in the description of the API. By default the names of the fields.
   */
  readonly words?: readonly Words[]
}
