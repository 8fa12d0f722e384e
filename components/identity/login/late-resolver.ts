import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

export type Schema = z.ZodType<FieldValues, FieldValues>;

/** As it stands, or to be fetched when something is checked by it for the first time. */
export type SchemaSource<S extends Schema> = S | (() => Promise<S>);

async function loadResolver<S extends Schema>(
	source: SchemaSource<S>,
): Promise<Resolver<z.input<S>, unknown, z.output<S>>> {
	const schema: S = typeof source === "function" ? await source() : source;
	const { zodResolver } = await import("@hookform/resolvers/zod");
	return zodResolver(schema);
}

/** So that what checks can be there before it is needed. */
export function preloadResolver<S extends Schema>(source: SchemaSource<S>) {
	loadResolver(source).catch(() => {
		// Whoever sends the form hears of it.
	});
}

const unchecked = { root: { type: "unchecked" } };

/** Nothing is sent unchecked: where what checks cannot be fetched, the whole form has a fault, called `root`. */
export function lateResolver<S extends Schema>(
	source: SchemaSource<S>,
): Resolver<z.input<S>, unknown, z.output<S>> {
	return async (...asked) => {
		const resolve = await loadResolver(source).catch(() => undefined);
		return resolve
			? resolve(...asked)
			: { values: {}, errors: unchecked as never };
	};
}
