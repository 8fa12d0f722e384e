import { imports } from "./imports";
import { resolveImport } from "./resolve-import";

/** Domains of the gateway, each with those it may use. A feature is a folder in its domain. */
export const domains: Record<string, readonly string[]> = {
	platform: [],
	identity: ["platform"],
	catalog: ["platform", "identity"],
	content: ["platform", "identity", "catalog"],
	marketplace: ["platform", "identity", "catalog", "content"],
	delivery: ["platform", "identity", "catalog", "marketplace"],
	sales: [
		"platform",
		"identity",
		"catalog",
		"content",
		"marketplace",
		"delivery",
	],
	care: ["platform", "identity", "catalog", "content", "marketplace", "sales"],
	insight: ["platform", "identity", "catalog", "marketplace", "sales", "care"],
};

interface Use {
	/** The file that imports, and the one that is imported. */
	from: string;
	to: string;
}

interface House {
	features: string[];
	/** Which domain uses which, as it stands. */
	arrows: [string, string][];
	/** Imports that lead from a domain to one that it may not use. */
	foreign: Use[];
	/** Imports from outside a feature that pass its `service.ts` by. */
	bypassed: Use[];
	/** Features that need each other, by values or by types alone; none where the house is in order. */
	circle: string[];
}

const inFeature = /^gateway\/features\/([^/]+)\/([^/]+)\//;
const test = /\.test\.ts$/;
const door = /^gateway\/features\/[^/]+\/[^/]+\/service\.ts$/;
/** These try features out, as tests do. */
const trial = /^gateway\/(testing|simulation)\//;
/** These put features together: they take routes and what runs by itself, and no repository. */
const assembly = /^gateway\/[^/]+\.ts$/;

/** How features use each other. What a lower domain must tell a higher one it tells by a subscriber or an effect. */
export function readHouse(
	files: string[],
	read: (file: string) => string,
): House {
	const known = new Set(files);
	const product = files.filter(
		(file) => /^gateway\/.*\.ts$/.test(file) && !test.test(file),
	);
	const taken = product.flatMap((from) =>
		imports(read(from))
			.map((name) => resolveImport(known, from, name))
			.filter((to) => inFeature.test(to) && featureOf(to) !== featureOf(from))
			.map((to) => ({ from, to })),
	);
	const uses = taken.filter(({ from }) => inFeature.test(from));
	return {
		features: [
			...new Set(product.filter((file) => inFeature.test(file)).map(featureOf)),
		],
		arrows: uses.map(({ from, to }) => [domainOf(from), domainOf(to)]),
		foreign: uses.filter(({ from, to }) => !mayUse(from, to)),
		bypassed: taken.filter(isBypass),
		circle: findCircle(uses),
	};
}

const onFloor = /^(gateway\/contract|components)\/([^/]+)\//;

/**
 * Contracts and components that take something from a domain that theirs may not use. What all calls and pages are made
 * of stands above or below the domains; `components/screens` is put together of all of them, and none takes from it.
 */
export function foreignOnFloors(
	files: string[],
	read: (file: string) => string,
): Use[] {
	const known = new Set(files);
	return files
		.filter((file) => onFloor.test(file) && !/\.test\.tsx?$/.test(file))
		.flatMap((from) =>
			imports(read(from)).map((name) => ({
				from,
				to: resolveImport(known, from, name),
			})),
		)
		.filter(({ from, to }) => {
			const [, floor, room = ""] = onFloor.exec(from) ?? [];
			const [, otherFloor, other = ""] = onFloor.exec(to) ?? [];
			if (floor !== otherFloor || room === other) return false;
			if (other === "screens") return true;
			const below = domains[room];
			return below !== undefined && other in domains && !below.includes(other);
		});
}

const featureOf = (file: string) =>
	inFeature.exec(file)?.slice(1, 3).join("/") ?? "";

const domainOf = (file: string) => inFeature.exec(file)?.[1] ?? "";

function mayUse(from: string, to: string): boolean {
	const [domain, other] = [domainOf(from), domainOf(to)];
	return domain === other || (domains[domain] ?? []).includes(other);
}

function isBypass({ from, to }: Use): boolean {
	if (door.test(to) || trial.test(from)) return false;
	return !assembly.test(from) || to.includes("repository");
}

/** Takes away whoever uses nobody or is used by nobody, until nothing changes: what is left goes round. */
function findCircle(uses: Use[]): string[] {
	let left = uses.map(({ from, to }) => [featureOf(from), featureOf(to)]);
	for (let before = -1; before !== left.length; ) {
		before = left.length;
		const users = new Set(left.map(([user]) => user));
		const used = new Set(left.map(([, feature]) => feature));
		left = left.filter(
			([user, feature]) => users.has(feature) && used.has(user),
		);
	}
	return [...new Set(left.flat())].sort();
}
