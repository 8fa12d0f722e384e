import { engineName } from "./engine";
import { findEngine } from "./find-engine";
import { openPooler } from "./open-pooler";
import { serverUrl } from "./postgresql-engine";
import { testPatience } from "./test-patience";

/**
 * Once per run: the template that every test file copies, and with TEST_POOLER=1 a pooler before the server. Their names
 * reach the workers by the environment.
 */
export default async function prepareRun({
	maxWorkers,
}: {
	maxWorkers: number;
}): Promise<void> {
	const engine = findEngine(engineName());
	if (process.env.TEST_POOLER)
		process.env.TEST_POOLER_URL = (
			await openPooler(serverUrl(), testPatience)
		).urlOf("");
	process.env.TEST_TEMPLATE = await engine.prepareTemplate(maxWorkers);
}
