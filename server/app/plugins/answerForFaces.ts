import { registerHooks, type ModuleHooks } from 'node:module'

/**
 * Lets the halves in packages import `atrium/server` and `atrium/contract`, which Node does not find from there: a
 * package knows itself and what it installed, not whom it is installed into. Asked for this file instead, Node reads the
 * `exports` of this project, so that a half gets the very modules that run here.
 */
export function answerForFaces(): void {
  hooks ??= registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, specifier.startsWith('atrium/') ? { ...context, parentURL: import.meta.url } : context),
  })
}

let hooks: ModuleHooks | undefined
