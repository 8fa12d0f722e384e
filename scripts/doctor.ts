import { parseArgs } from "node:util";
import { checks } from "./doctor/checks";
import { examine } from "./doctor/examine";
import { hideSecrets } from "./doctor/hide-secrets";
import { describeLines, exitCodeOf } from "./doctor/report";
import { openSubject } from "./doctor/subject";
import { runUntilEnded } from "./start/main";
import { fillEnvironment } from "./start/settings";

// `npm run doctor`: looks at a shop as its operator runs it, beside it or without it, and says what is wrong. It ends
// with 0 where all is well, 1 where something is to be looked at, 2 where something is wrong.

await runUntilEnded(async (lifetime) => {
	const { values } = parseArgs({ options: { json: { type: "boolean" } } });
	const root = process.cwd();
	fillEnvironment(root);
	const subject = await openSubject(root, process.env, lifetime);
	const found = await examine(subject, checks);
	const lines = hideSecrets(found, subject.environment);
	const { isTTY } = process.stdout;
	console.log(
		values.json
			? JSON.stringify(lines, null, "\t")
			: describeLines(lines, isTTY && !process.env.NO_COLOR),
	);
	await lifetime.end(exitCodeOf(lines));
});
