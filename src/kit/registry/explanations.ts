import { ruleKinds } from '#contract/ruleParts.ts'
import { pluginApi } from '#src/kit/definePlugin.ts'
import type { ProblemDetails } from './problem.ts'

/** Everything that can be wrong with a plugin: what it is, and what to do about it. */
export const explanations = {
  'plugin.load': [
    ({ what }) => `Its manifest could not be loaded: ${what}`,
    'Look at the error; is the package installed and built?',
  ],
  'plugin.shape': [
    ({ what }) =>
      what ? `Its manifest cannot be read: ${what}` : 'Its module has no plugin as default export.',
    'Its module must export definePlugin({ … }) as default.',
  ],
  'plugin.id': [
    ({ what, plugin }) => `It calls itself ${what}, and is listed as ${plugin}.`,
    'Give it the name it has in console.config.ts: letters, digits, _ and -.',
  ],
  'plugin.duplicate': ['Several plugins have this id.', 'Remove one of the two from console.config.ts.'],
  'plugin.api': [
    ({ what }) => `It is written for version ${what} of the kit, this is ${pluginApi}.`,
    'Install a version of it that is written for this kit.',
  ],
  'plugin.version': [({ what }) => `${what} is no version.`, 'Write three numbers, such as 1.2.0.'],
  'plugin.server': [
    'This belongs to the server.',
    'Move it to the server half: server/plugins/<id>/ or the ./server entry of the package.',
  ],
  'title.locale': ['The text is missing in this language.', 'Write it in all three languages.'],
  'messages.locale': [
    'There is no loader of messages for this language.',
    'Give a loader for each of the three languages.',
  ],
  'resource.shape': [
    ({ place }) =>
      place.endsWith('.contract')
        ? 'A resource has a contract: one made with resource().'
        : place.endsWith('.source')
          ? 'Its source is the id of one.'
          : item(place, 'A resource has a name such as area/noun, without outer slashes.'),
    'Use defineResource({ name: "area/noun", contract }).',
  ],
  'resource.contract': [
    ({ what }) => what ?? 'Its contract has a mistake.',
    'The contract is the noun’s file in contract/, which both halves share.',
  ],
  'source.unknown': [
    ({ what }) => `There is no data source ${what}.`,
    'Declare it under dataSources of the installation in console.config.ts, or leave source out.',
  ],
  'resource.duplicate': [claimed('resource'), 'Rename it to <plugin id>/<noun>.'],
  'page.shape': [
    ({ place }) =>
      place.endsWith('.can')
        ? 'A page has a rule.'
        : item(place, 'A page has a route that starts with a slash.'),
    'Use page("/area/name", loader, rule).',
  ],
  'route.reserved': [claimed('route'), 'Choose another route: this one is the shell’s own.'],
  'route.duplicate': [claimed('route'), 'Choose another route, beneath the plugin’s own id.'],
  'route.overlap': [
    claimed('route'),
    'Let the routes differ in a fixed part, not only in where their parameters stand.',
  ],
  'route.case': [
    ({ what }) => `These addresses differ in upper and lower case only, so they are the same: ${what}.`,
    'Give the two different names.',
  ],
  'extension.shape': [
    ({ place }) =>
      place.endsWith('.can')
        ? 'n extension has a rule.'
        : item(place, 'n extension names its slot and has an id.'),
    'Use extendSlot(slot, { id, load, can }).',
  ],
  'extension.duplicate': [
    ({ what }) => `The slot and the extension ${what} are there twice.`,
    'Give each extension of a slot an id of its own.',
  ],
  'slot.shape': [({ place }) => item(place, 'A slot has an id.'), 'Use defineSlot("area.place").'],
  'slot.unknown': [
    ({ what }) => `Nobody offers the slot ${what}.`,
    'Take a slot of the kit, or name the plugin that offers it under dependencies or optionalDependencies.',
  ],
  'slot.duplicate': [claimed('slot'), 'Rename the slot to <plugin id>.<place>.'],
  'permission.unknown': [
    ({ what }) => `There is no permission ${what}.`,
    'Correct its spelling, or declare it under permissions.',
  ],
  'permission.shape': [
    'A code of its own is not declared well.',
    'Start it with the plugin’s id and a dot, and name it in all three languages.',
  ],
  'rule.kind': [({ what }) => `This is no rule: ${what}.`, `Use a code, ${ruleKinds.join(', ')}.`],
  'menu.shape': [
    ({ place }) =>
      place.endsWith('.can')
        ? 'A menu hint has a rule.'
        : place.endsWith('.icon')
          ? 'An icon is given by its name.'
          : item(place, 'A menu hint has a uri that starts with a slash.'),
    'A menu hint has uri, title in three languages, and a rule.',
  ],
  'menu.group': [
    ({ what }) => `There is no plugin ${what}.`,
    'Name the id of a plugin of this installation, or leave the group out.',
  ],
  'menu.nowhere': [
    ({ what }) => `The menu entry leads to ${what}, where there is neither a page nor a list.`,
    'Correct its uri, or add the page. If the address belongs to another plugin, name that plugin under dependencies or optionalDependencies.',
  ],
  'menu.weak': [
    ({ what }) => `The menu entry is shown to people who may not open ${what}.`,
    'Give it the rule of the page, or of the list (can.view of the contract), or a stricter one.',
  ],
  'need.shape': [
    ({ place }) => item(place, 'It is no id of a plugin.'),
    'optionalDependencies is a list of plugin ids; dependencies is one too, or has a range of versions for each id.',
  ],
  'need.missing': [
    ({ other }) => `It needs ${other}, which is not there.`,
    'Add the plugin it needs to console.config.ts, or enable it.',
  ],
  'need.range': [
    ({ what }) => `This is no range of versions: ${what}.`,
    'Write *, 1.2.0, ^1.2, ~1.2, >=1.2 or <2, or several with spaces between.',
  ],
  'need.version': [
    ({ other, what }) => `It needs ${other} ${what} is installed.`,
    'Install a version of either that fits the other.',
  ],
  'need.cycle': [
    ({ what }) => `It needs itself: ${what}.`,
    'Take one of these dependencies away; use optionalDependencies where it works without.',
  ],
  'need.quarantined': [
    ({ other }) => `It needs ${other}, which cannot run.`,
    'Mend the plugin it needs first.',
  ],
  loader: [
    'A part is given by its loader.',
    'Give a function that fetches it, such as screensOf makes, not the component itself.',
  ],
  'settings.invalid': [
    ({ what }) => what ?? 'Its settings have no schema with a parse function.',
    'Mend the settings of the plugin in console.config.ts.',
  ],
} satisfies Record<string, readonly [text: string | ((details: ProblemDetails) => string), advice: string]>

export type ProblemCode = keyof typeof explanations

/** A list that is none has no place within. */
function item(place: string, text: string): string {
  return place.endsWith(']') ? text : 'It is no list.'
}

function claimed(noun: string) {
  return ({ what, plugin, other }: ProblemDetails) =>
    `The ${noun} ${what} is claimed by ${plugin} and ${other}.`
}
