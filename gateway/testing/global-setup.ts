import { engineName } from "./engine";
import { findEngine } from "./find-engine";

/** Once per run: the template that every test file copies. Its name reaches the workers by the environment. */
export default async function prepareRun({
	maxWorkers,
}: {
	maxWorkers: number;
}): Promise<void> {
	const engine = findEngine(engineName());
	process.env.TEST_TEMPLATE = await engine.prepareTemplate(maxWorkers);
}
