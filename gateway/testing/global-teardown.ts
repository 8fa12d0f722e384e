import { engineName } from "./engine";
import { findEngine } from "./find-engine";

export default async function endRun(): Promise<void> {
	const template = process.env.TEST_TEMPLATE;
	if (template) await findEngine(engineName()).dropTemplate(template);
}
