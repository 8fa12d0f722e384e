export type Tree = { [key: string]: string | Tree };

/** Keys with their namespaces, as `feature.part.meaning`. */
export type Catalogue = Map<string, string>;

export function flatten(tree: Tree, prefix = ""): Catalogue {
	const flat: Catalogue = new Map();
	for (const [key, value] of Object.entries(tree)) {
		if (typeof value === "string") flat.set(prefix + key, value);
		else
			for (const [below, text] of flatten(value, `${prefix}${key}.`))
				flat.set(below, text);
	}
	return flat;
}
