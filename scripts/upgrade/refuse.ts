import { freePort } from "@/gateway/testing/free-port";
import type { Ground } from "../purchases/open-ground";
import { openNode, startGateway } from "./open-node";
import type { Release } from "./releases";

const said =
	/^The database is newer than this release, .*: 9005_no_order_mark takes away what releases before 9000_order_mark use\. Start .*\n$/;

/** What is wrong with how a release meets a database that one too far ahead has migrated; nothing where all is right. */
export async function findUnrefused(
	{ env }: Ground,
	[before, taking]: [Release, Release],
): Promise<string[]> {
	const faults: string[] = [];
	const running = await openNode(before, env);
	const newer = await openNode(taking, env);
	const answer = await running.ask();
	if (answer !== "databaseNewer")
		faults.push(`a running gateway of ${before.name} says ${answer}`);
	const started = startGateway(before, await freePort(), env);
	const code = await started.exited;
	if (code !== 1 || !said.test(started.complaints()))
		faults.push(
			`${before.name} ended with ${code} and said ${started.complaints()}`,
		);
	await running.stop();
	await newer.stop();
	return faults;
}
