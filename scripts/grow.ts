import { join } from "node:path";
import { createRandom } from "@/gateway/db/sample/random";
import { openPooler } from "@/gateway/testing/open-pooler";
import { openServers } from "@/gateway/testing/open-servers";
import { describeLoad } from "./bench/figures";
import { hasNginx, serveNginx } from "./bench/nginx";
import { faultOfCall, faultOfPage } from "./faults/bare";
import { countAlike } from "./faults/count-alike";
import { settleBooks } from "./faults/settle";
import { buyersCount, openShoppers } from "./faults/shoppers";
import { readReplicaCounts } from "./grow/replica-counts";
import { openWorker } from "./grow/worker";
import { openGround } from "./purchases/open-ground";
import { openNode } from "./rolling/nodes";
import { openProxy } from "./rolling/proxy";

// `npm run grow`: a shop as large ones are built, on one machine: two nodes behind nginx (or what stands in for it), a
// worker, PgBouncer in transaction mode, a primary, a streaming replica and Redis. While people buy and read a node is
// killed, the replica is killed and comes back, and the primary is started again.

const notifiedMax = 20;
const sessions = 15;
const metricsToken = "metrics of a growing shop";

const servers = await openServers();
process.env.TEST_DATABASE_URL = servers.primary.urlOf("postgres");
const ground = await openGround(buyersCount);
const pooler = await openPooler(servers.primary.urlOf("postgres"), {
	sessions,
});
const database = new URL(ground.url).pathname.slice(1);
const env = {
	...ground.env,
	DATABASE_URL: pooler.urlOf(database),
	DATABASE_DIRECT_URL: ground.url,
	DATABASE_READ_URL: servers.replica.urlOf(database),
	METRICS_TOKEN: metricsToken,
	JOBS: "elsewhere",
};
const grown = { ...ground, env };
const worker = await openWorker({
	...env,
	DATA_DIR: join(ground.dataFolder, "worker"),
});
const nodes = [await openNode(grown, "0"), await openNode(grown, "1")];
const addresses = nodes.map(({ address }) => address);
const proxy = await (hasNginx()
	? serveNginx(addresses, 0)
	: openProxy(addresses));
try {
	const shoppers = await openShoppers(
		{ ...ground, address: proxy.address },
		{ random: createRandom(1), faultOfCall, faultOfPage },
	);
	const { client, diary, calls, pages } = shoppers;
	const faults = () => [...calls.faults, ...pages.faults];
	await shoppers.untilWarm();

	const before = faults().length;
	await nodes[0]?.kill();
	// What it had in hand nobody can answer any more; whoever asked asks again.
	const brokenOff = faults()
		.slice(before)
		.filter((fault) => / 502\b/.test(fault));
	console.log(`a node was killed and is back: ${brokenOff.length} broken off`);

	await servers.replica.stop("SIGKILL");
	await shoppers.untilServedAgain();
	await servers.replica.start();
	console.log("the replica was killed and is back");

	await servers.primary.stop();
	await servers.primary.start();
	await shoppers.untilServedAgain();
	console.log("the primary was started again");

	await shoppers.leave();
	const counts = await readReplicaCounts(addresses, metricsToken);
	const books = await settleBooks({ ground, client, diary });
	client.close();
	const { lost, doubled, violations } = books;
	const workerEnded = await worker.stop();
	const failed = faults().filter((fault) => !brokenOff.includes(fault));
	for (const line of [...countAlike(failed), ...violations].slice(
		0,
		notifiedMax,
	))
		console.log(line);
	console.log(
		`proxy=${hasNginx() ? "nginx" : "stand-in"} ${counts} worker ended with ${workerEnded} ${describeLoad()}`,
	);
	console.log(
		`nodes=${nodes.length} requests=${calls.seen.length + pages.seen.length} failed=${failed.length} purchases=${diary.acknowledged.length} lost=${lost} doubled=${doubled} violations=${violations.length}`,
	);
	const wrong = failed.length + lost + doubled + violations.length;
	process.exitCode =
		wrong === 0 && diary.acknowledged.length > 0 && workerEnded === 0 ? 0 : 1;
} finally {
	await proxy.stop();
	await Promise.all(nodes.map(({ stop }) => stop()));
	await worker.stop();
	await ground.close();
	await pooler.close();
	await servers.close();
}
