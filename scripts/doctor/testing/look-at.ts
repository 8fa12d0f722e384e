import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checks } from "../checks";
import { examine, type Line } from "../examine";
import { hideSecrets } from "../hide-secrets";
import { openSubject } from "../subject";

/** Says that nothing is missing, so that a test names only what it is about. */
const trial = { NODE_ENV: "test", ALLOW_LOCAL_PROVIDERS: "1" } as const;

/** What the doctor says of a shop with these settings, by the checks of these names or by all. */
export async function lookAt(
	settings: Record<string, string>,
	...names: string[]
): Promise<Line[]> {
	const folder = mkdtempSync(join(tmpdir(), "harbour-doctor-"));
	const endings: (() => Promise<void> | void)[] = [];
	const atEnd = (ending: () => Promise<void> | void) => {
		endings.push(ending);
		return () => {};
	};
	try {
		const environment = { ...trial, DATA_DIR: folder, ...settings };
		const subject = await openSubject(process.cwd(), environment, { atEnd });
		const wanted = checks.filter(
			({ name }) => names.length === 0 || names.includes(name),
		);
		return hideSecrets(await examine(subject, wanted), subject.environment);
	} finally {
		for (const end of endings.reverse()) await end();
		rmSync(folder, { recursive: true, force: true });
	}
}
