import { registerHooks, type ModuleHooks } from 'node:module'

/**
 * Lets halves in packages import `atrium/server` and `atrium/contract`, which Node cannot resolve from there:
 * a package can import itself and its dependencies, but not the project that it is installed in. Resolved
 * from this file instead, Node reads the `exports` of this project, so that a half gets the same modules that
 * run here.
 */
export function answerForFaces(): void {
  hooks ??= registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, specifier.startsWith('atrium/') ? { ...context, parentURL: import.meta.url } : context),
  })
}

let hooks: ModuleHooks | undefined
