/** Everything that can be wrong with a plugin, and what to do about it. */
export const adviceOf = {
  'plugin.load': 'Look at the error; is the package installed and built?',
  'plugin.shape': 'Its module must export definePlugin({ … }) as default.',
  'plugin.id': 'Give it the name it has in console.config.ts: letters, digits, _ and -.',
  'plugin.duplicate': 'Remove one of the two from console.config.ts.',
  'plugin.api': 'Install a version of it that is written for this kit.',
  'plugin.server': 'Move it to the server half: server/plugins/<id>/ or the ./server entry of the package.',
  'title.locale': 'Write it in all three languages.',
  'messages.locale': 'Give a loader for each of the three languages.',
  'resource.shape': 'Use defineResource({ name: "area/noun", contract }).',
  'source.unknown':
    'Declare it under dataSources of the installation in console.config.ts, or leave source out.',
  'resource.duplicate': 'Rename it to <plugin id>/<noun>.',
  'page.shape': 'Use page("/area/name", loader, rule).',
  'route.reserved': 'Choose another route: this one is the shell’s own.',
  'route.duplicate': 'Choose another route, beneath the plugin’s own id.',
  'route.overlap': 'Let the routes differ in a fixed part, not only in where their parameters stand.',
  'fill.shape': 'Use fill(slot, { id, load, can }).',
  'fill.duplicate': 'Give each fill of a slot an id of its own.',
  'slot.shape': 'Use defineSlot("area.place").',
  'slot.unknown': 'Take a slot of the kit, or name the plugin that offers it under needs or wants.',
  'slot.duplicate': 'Rename the slot to <plugin id>.<place>.',
  'permission.unknown': 'Use a code of the catalogue, or declare it under permissions.',
  'permission.shape': 'Start it with the plugin’s id and a dot, and name it in all three languages.',
  'rule.kind': 'Use a code, all, any, not, department, site, region, manager or own.',
  'menu.shape': 'A menu hint has uri, title in three languages, and a rule.',
  'menu.group': 'Name the id of a plugin of this installation, or leave the group out.',
  'need.shape': 'needs and wants are lists of plugin ids.',
  'need.missing': 'Add the plugin it needs to console.config.ts, or enable it.',
  'need.cycle': 'Take one of these needs away; use wants where it works without.',
  'need.quarantined': 'Mend the plugin it needs first.',
  loader: 'Give a function that fetches it, such as screensOf makes, not the component itself.',
  'settings.invalid': 'Mend the settings of the plugin in console.config.ts.',
} as const

export type ProblemCode = keyof typeof adviceOf

/** What is wrong with a plugin. It is for those who write and install plugins, hence in English. */
export interface Problem {
  readonly code: ProblemCode
  /** Its name in `console.config.ts`. */
  readonly plugin: string
  /** Where in its manifest: `resources[1].list`. */
  readonly place: string
  /** What is wrong. */
  readonly text: string
  /** What to do. */
  readonly advice: string
  /** The plugin it collides with, or that it needs. */
  readonly other?: string
}

/** A problem with its advice. */
export const problem = (
  code: ProblemCode,
  plugin: string,
  place: string,
  text: string,
  other?: string,
): Problem => ({
  code,
  plugin,
  place,
  text,
  advice: adviceOf[code],
  ...(other === undefined ? {} : { other }),
})

/** Tells what is wrong at a place of the manifest under check. */
export type Report = (code: ProblemCode, place: string, text: string, other?: string) => void
