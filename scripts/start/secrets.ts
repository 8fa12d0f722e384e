import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const names = ["SIGNATURE_SECRET", "INTERNAL_SECRET", "TOKEN_SECRET"] as const;

type Secrets = Record<(typeof names)[number], string>;

/**
 * Secrets for a shop on one machine, made once and kept in the data folder. What the environment names goes first; a
 * node among several must be given its secrets there.
 */
export function keepSecrets(dataFolder: string): Partial<Secrets> {
	const path = join(dataFolder, "secrets.json");
	const kept = readSecrets(path);
	const isWhole = names.every((name) => kept[name]);
	makeMissing(kept);
	if (!isWhole) {
		writeFileSync(`${path}.new`, JSON.stringify(kept, null, "\t"), {
			mode: 0o600,
		});
		renameSync(`${path}.new`, path);
	}
	return preferGiven(kept, process.env);
}

/** As the next start finds or makes them, without keeping any. */
export function foreseeSecrets(
	dataFolder: string,
	given: NodeJS.ProcessEnv,
): Partial<Secrets> {
	const kept = readSecrets(join(dataFolder, "secrets.json"));
	makeMissing(kept);
	return preferGiven(kept, given);
}

function makeMissing(kept: Partial<Secrets>): void {
	for (const name of names) kept[name] ||= randomBytes(24).toString("hex");
}

/** The kept secrets without making any: a gateway elsewhere would not know them. */
export function findSecrets(
	dataFolder: string,
	given = process.env,
): Partial<Secrets> {
	return preferGiven(readSecrets(join(dataFolder, "secrets.json")), given);
}

function readSecrets(path: string): Partial<Secrets> {
	if (!existsSync(path)) return {};
	return JSON.parse(readFileSync(path, "utf8")) as Partial<Secrets>;
}

function preferGiven(
	kept: Partial<Secrets>,
	given: NodeJS.ProcessEnv,
): Partial<Secrets> {
	return Object.fromEntries(
		names.map((name) => [name, given[name] || kept[name]]),
	);
}
