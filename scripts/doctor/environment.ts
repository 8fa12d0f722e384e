import { resolve } from "node:path";
import { parseSettings } from "@/gateway/settings";
import { impliedEnvironment } from "../start/environment";
import { findSecrets, foreseeSecrets } from "../start/secrets";
import { startSchema } from "../start/settings";

/** Only says that there is one; where it is, whoever opens it finds out. */
const builtIn = "postgresql:///built-in";

interface Completed {
	environment: NodeJS.ProcessEnv;
	faults: string[];
}

/** The environment as the next start completes it, without making a folder, a database or a secret. */
export function completeEnvironment(
	root: string,
	given: NodeJS.ProcessEnv,
): Completed {
	const right = { ...given };
	for (const { name } of parseSettings(startSchema, given).faults)
		delete right[name];
	const { read: start } = parseSettings(startSchema, right);
	if (!start) throw new Error("The settings cannot be read");
	const DATA_DIR = resolve(root, start.DATA_DIR);
	const { secrets, faults } = secretsIn(DATA_DIR, given);
	const implied = {
		...impliedEnvironment({ ...start, DATA_DIR }, false, given),
		DATABASE_URL:
			given.DATABASE_URL || (given.GATEWAY_URL ? undefined : builtIn),
		...secrets,
	};
	const environment = { ...given };
	for (const [name, value] of Object.entries(implied))
		if (value !== undefined) environment[name] = value;
	return { environment, faults };
}

/** A gateway elsewhere knows only those that were given or are kept. */
function secretsIn(dataFolder: string, given: NodeJS.ProcessEnv) {
	const read = given.GATEWAY_URL ? findSecrets : foreseeSecrets;
	try {
		return { secrets: read(dataFolder, given), faults: [] };
	} catch {
		// What the parser says repeats what it read.
		const line =
			"secrets.json in DATA_DIR cannot be read; bring it back from a backup, or remove it, which signs everybody out.";
		return { secrets: read("", given), faults: [line] };
	}
}
