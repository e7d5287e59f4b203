import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { breaksBetween } from './breaks.js'
import { modulesIn, stableFaces } from './surfaceText.js'

/** @typedef {import('./modules.js').Modules} Modules */

/**
 * @param {string} root folder of the project
 * @param {string} face
 */
export const surfaceFile = (root, face) => join(root, 'docs/surface', `${face}.txt`)

/**
 * What the stable faces exported in the last release.
 *
 * @param {string} root folder of the project
 */
export const releasedSurface = (root) =>
  modulesIn(stableFaces.map((face) => readFileSync(surfaceFile(root, face), 'utf8')))

/**
 * The breaks since the last release that the changelog does not name, each with its old and its new type.
 *
 * @param {string} root folder of the project
 * @param {Modules} before
 * @param {Modules} now
 * @returns {string[]}
 */
export function unannounced(root, before, now) {
  const announced = announcedIn(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))
  return breaksBetween(before, now)
    .filter(({ name }) => !announced.has(name))
    .map(
      ({ name, at, was, is }) =>
        `${name}${at === name ? '' : `, at ${at}`}\n  was: ${was}\n  is:  ${is}\n` +
        `  Keep it, or name \`${name}\` in CHANGELOG.md, in the list "Breaking" of what is not released.`,
    )
}

/**
 * The names in backticks below the heading "Breaking" of what is not released yet.
 *
 * @param {string} changelog
 * @returns {ReadonlySet<string>}
 */
export function announcedIn(changelog) {
  const [, unreleased = ''] = changelog.split(/^## /m)
  const [, breaking = ''] = unreleased.split(/^### Breaking$/m)
  const [list = ''] = breaking.split(/^#/m)
  return new Set([...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
}
