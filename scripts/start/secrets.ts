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
	const missing = names.filter((name) => !kept[name]);
	if (missing.length > 0) {
		for (const name of missing) kept[name] = randomBytes(24).toString("hex");
		writeFileSync(`${path}.new`, JSON.stringify(kept, null, "\t"), {
			mode: 0o600,
		});
		renameSync(`${path}.new`, path);
	}
	return preferGiven(kept);
}

/** The kept secrets without making any: a gateway elsewhere would not know them. */
export function findSecrets(dataFolder: string): Partial<Secrets> {
	return preferGiven(readSecrets(join(dataFolder, "secrets.json")));
}

function readSecrets(path: string): Partial<Secrets> {
	if (!existsSync(path)) return {};
	return JSON.parse(readFileSync(path, "utf8")) as Partial<Secrets>;
}

function preferGiven(kept: Partial<Secrets>): Partial<Secrets> {
	return Object.fromEntries(
		names.map((name) => [name, process.env[name] || kept[name]]),
	);
}
