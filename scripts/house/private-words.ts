/** Words that only this house used, and what other shops' code says. */
const instead: Record<string, string> = {
	bones: "skeleton",
	cashier: "payment",
	desk: "admin",
	door: "controller, proxy or service",
	face: "view",
	keeper: "store, or admin",
	people: "staff",
	standing: "status",
	told: "notified",
	trail: "audit",
};

const declared = /\b(?:const|let|function|class|interface|type)\s+([A-Za-z]+)/g;

/** `cartDoorProps` and `cart-door` alike: cart, door, props. */
const partsOf = (name: string) =>
	name
		.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
		.map((part) => part.toLowerCase());

/** Files and declared names that say a thing in a word of our own. */
export function privateWords(file: string, code: string): string[] {
	const names = [
		...file.split("/"),
		...[...code.matchAll(declared)].map(([, name = ""]) => name),
	];
	return names.flatMap((name) =>
		partsOf(name)
			.filter((part) => Object.hasOwn(instead, part))
			.map((part) => `${name} says ${part}: ${instead[part]}`),
	);
}
