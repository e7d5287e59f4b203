import { ruleKinds } from '#contract/ruleParts.ts'
import { pluginApi } from '#src/kit/base/plugin/definePlugin.ts'
import type { ProblemDetails } from './problem.ts'

/** Every problem that a plugin can have: what is wrong, and what to do about it. */
export const explanations = {
  'plugin.load': [
    ({ what }) => `Its manifest could not be loaded: ${what}`,
    'Look at the error. Is the package installed and built?',
  ],
  'plugin.shape': [
    ({ what }) =>
      what ? `Its manifest cannot be read: ${what}` : 'Its module does not export a plugin as default.',
    'Export definePlugin({ … }) as default from its module.',
  ],
  'plugin.id': [
    ({ what, plugin }) => `Its id is ${what}, but it is listed as ${plugin}.`,
    'Use the same id as in console.config.ts: letters, digits, _ and -.',
  ],
  'plugin.duplicate': ['Several plugins have this id.', 'Remove one of them from console.config.ts.'],
  'plugin.api': [
    ({ what }) => `It is written for version ${what} of the kit, but this is version ${pluginApi}.`,
    'Install a version of the plugin for this kit.',
  ],
  'plugin.version': [({ what }) => `${what} is not a version.`, 'Write three numbers, such as 1.2.0.'],
  'plugin.server': [
    'This belongs in the server half.',
    'Move it to server/plugins/<id>/ or to the ./server entry of the package.',
  ],
  'title.locale': ['The text is missing in this language.', 'Write it in all three languages.'],
  'messages.locale': [
    'The messages have no loader for this language.',
    'Add a loader for each of the three languages.',
  ],
  'resource.shape': [
    ({ place }) =>
      place.endsWith('.contract')
        ? 'A resource needs a contract made with resource().'
        : place.endsWith('.source')
          ? 'The source must be the id of a data source.'
          : item(place, 'A resource needs a name such as area/noun, without leading or trailing slashes.'),
    'Use defineResource({ name: "area/noun", contract }).',
  ],
  'resource.contract': [
    ({ what }) => what ?? 'Its contract has a mistake.',
    'Correct the file of the resource in contract/, which both halves share.',
  ],
  'source.unknown': [
    ({ what }) => `There is no data source ${what}.`,
    'Declare it under dataSources of the installation in console.config.ts, or leave source out.',
  ],
  'resource.duplicate': [claimed('resource'), 'Rename it to <plugin id>/<noun>.'],
  'page.shape': [
    ({ place }) =>
      place.endsWith('.can')
        ? 'A page needs a rule.'
        : item(place, 'A page needs a route that starts with a slash.'),
    'Use page("/area/name", loader, rule).',
  ],
  'route.reserved': [claimed('route'), 'Choose another route: the shell uses this one.'],
  'route.duplicate': [claimed('route'), 'Choose another route, below the plugin’s own id.'],
  'route.overlap': [
    claimed('route'),
    'Make the routes differ in a fixed part, not only in the position of their parameters.',
  ],
  'route.case': [
    ({ what }) => `These addresses differ in upper and lower case only, so they are the same: ${what}.`,
    'Give them different names.',
  ],
  'extension.shape': [
    ({ place }) =>
      place.endsWith('.can')
        ? 'An extension needs a rule.'
        : item(place, 'An extension needs a slot and an id.'),
    'Use extendSlot(slot, { id, load, can }).',
  ],
  'extension.duplicate': [
    ({ what }) => `The extension ${what} is declared twice.`,
    'Give each extension of a slot a unique id.',
  ],
  'slot.shape': [({ place }) => item(place, 'A slot needs an id.'), 'Use defineSlot("area.place").'],
  'slot.unknown': [
    ({ what }) => `There is no slot ${what}.`,
    'Use a slot of the kit, or list the plugin that declares it under dependencies or optionalDependencies.',
  ],
  'slot.duplicate': [claimed('slot'), 'Rename the slot to <plugin id>.<place>.'],
  'permission.unknown': [
    ({ what }) => `There is no permission ${what}.`,
    'Correct its spelling, or declare it under permissions.',
  ],
  'permission.shape': [
    'A permission is not declared correctly.',
    'Start it with the plugin’s id and a dot, and name it in all three languages.',
  ],
  'rule.kind': [({ what }) => `This is not a rule: ${what}.`, `Use a code, ${ruleKinds.join(', ')}.`],
  'menu.shape': [
    ({ place }) =>
      place.endsWith('.can')
        ? 'A menu hint needs a rule.'
        : place.endsWith('.icon')
          ? 'An icon must be given by its name.'
          : item(place, 'A menu hint needs a uri that starts with a slash.'),
    'Give the menu hint a uri, a title in three languages, and a rule.',
  ],
  'menu.group': [
    ({ what }) => `There is no plugin ${what}.`,
    'Name the id of a plugin of this installation, or leave the group out.',
  ],
  'menu.nowhere': [
    ({ what }) => `The menu entry leads to ${what}, where there is neither a page nor a list.`,
    'Correct its uri, or add the page. If the address belongs to another plugin, name that plugin ' +
      'under dependencies or optionalDependencies.',
  ],
  'menu.weak': [
    ({ what }) => `The menu entry is shown to people who may not open ${what}.`,
    'Give it the rule of the page, or of the list (can.view of the contract), or a stricter one.',
  ],
  'need.shape': [
    ({ place }) => item(place, 'This is not the id of a plugin.'),
    'optionalDependencies is a list of plugin ids; dependencies is such a list, or an object with ' +
      'a version range for each id.',
  ],
  'need.missing': [
    ({ other }) => `It needs ${other}, which is not installed or is switched off.`,
    'Add that plugin to console.config.ts, or enable it.',
  ],
  'need.range': [
    ({ what }) => `This is not a version range: ${what}.`,
    'Write *, 1.2.0, ^1.2, ~1.2, >=1.2 or <2, or several separated by spaces.',
  ],
  'need.version': [
    ({ other, what }) => `It needs ${other} ${what} is installed.`,
    'Install a version of one that fits the other.',
  ],
  'need.cycle': [
    ({ what }) => `Its dependencies form a circle: ${what}.`,
    'Remove one of these dependencies, or move it to optionalDependencies.',
  ],
  'need.quarantined': [({ other }) => `It needs ${other}, which cannot run.`, 'Fix that plugin first.'],
  loader: [
    'A part must be given as a loader.',
    'Give a function that fetches the component, such as screensOf makes, not the component itself.',
  ],
  'settings.invalid': [
    ({ what }) => what ?? 'Its settings have no schema with a parse function.',
    'Correct the settings of the plugin in console.config.ts.',
  ],
} satisfies Record<string, readonly [text: string | ((details: ProblemDetails) => string), advice: string]>

export type ProblemCode = keyof typeof explanations

/** Something that is not a list has no items, so its place does not end with a bracket. */
function item(place: string, text: string): string {
  return place.endsWith(']') ? text : 'It must be a list.'
}

function claimed(noun: string) {
  return ({ what, plugin, other }: ProblemDetails) =>
    `The ${noun} ${what} is claimed by ${plugin} and ${other}.`
}
