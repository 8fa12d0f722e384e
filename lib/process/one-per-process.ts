/**
 * Makes a thing once for the whole process. Pages and route handlers are separate bundles with module instances of
 * their own, so whatever must be single (a pool, the gateway) cannot be a module variable.
 */
export function onePerProcess<Thing>(name: string, make: () => Thing): Thing {
	const holder = globalThis as unknown as Record<symbol, Thing | undefined>;
	const key = Symbol.for(`harbour-market.${name}`);
	holder[key] ??= make();
	return holder[key];
}
