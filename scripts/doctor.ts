import { parseArgs } from "node:util";
import { checks } from "./doctor/checks";
import { examine, type Line } from "./doctor/examine";
import { hideSecrets } from "./doctor/hide-secrets";
import { inWords } from "./doctor/in-words";
import { describeLines, exitCodeOf } from "./doctor/report";
import { openSubject } from "./doctor/subject";
import type { Lifetime } from "./start/lifetime";
import { runUntilEnded } from "./start/main";
import { fillEnvironment } from "./start/settings";

// `npm run doctor`: looks at a shop as its operator runs it, beside it or without it, and says what is wrong. It ends
// with 0 where all is well, 1 where something is to be looked at, 2 where something is wrong or it could not look.

const couldNotLook = 2;

await runUntilEnded(async (lifetime) => {
	try {
		const { values } = parseArgs({ options: { json: { type: "boolean" } } });
		const lines = await look(lifetime);
		console.log(values.json ? JSON.stringify(lines, null, "\t") : word(lines));
		await lifetime.end(exitCodeOf(lines));
	} catch (error) {
		console.error(`${inWords(error)}; npm run doctor [-- --json]`);
		await lifetime.end(couldNotLook);
	}
});

async function look(lifetime: Lifetime): Promise<Line[]> {
	const root = process.cwd();
	fillEnvironment(root);
	const subject = await openSubject(root, process.env, lifetime);
	const lines = await examine(subject, checks);
	return hideSecrets(lines, subject.environment);
}

function word(lines: Line[]): string {
	const isColoured = process.stdout.isTTY && !process.env.NO_COLOR;
	return describeLines(lines, isColoured);
}
