import { createRandom } from "@/gateway/db/sample/random";
import { describeLoad } from "./bench/figures";
import { hasNginx, serveNginx } from "./bench/nginx";
import { countAlike } from "./faults/count-alike";
import { settleBooks } from "./faults/settle";
import { buyersCount, openShoppers } from "./faults/shoppers";
import { openGround } from "./purchases/open-ground";
import { openNode } from "./rolling/nodes";
import { openProxy } from "./rolling/proxy";

// `npm run test:rolling`: two nodes behind nginx with the recipe of deploy/nginx, or behind a proxy that stands in for it,
// while people buy and read; each node is restarted by a signal in turn, twice. Not one request may fail.

const rounds = 2;
const notifiedMax = 20;

const ground = await openGround(buyersCount);
const nodes = [await openNode(ground, "0")];
nodes.push(await openNode(ground, "1"));
const addresses = nodes.map(({ address }) => address);
const proxy = await (hasNginx()
	? serveNginx(addresses, 0)
	: openProxy(addresses));
try {
	const faultOf = ({ path, status = 0 }: { path: string; status?: number }) =>
		status >= 500 || status === 0 ? `${path}: ${status}` : undefined;
	const shoppers = await openShoppers(
		{ ...ground, address: proxy.address },
		{ random: createRandom(1), faultOfCall: faultOf, faultOfPage: faultOf },
	);
	await shoppers.untilWarm();
	for (let round = 1; round <= rounds; round += 1)
		for (const { address, restart } of nodes) {
			await restart();
			console.log(`round ${round}: ${address} was restarted`);
		}
	await shoppers.leave();
	const { client, diary, calls, pages } = shoppers;
	const { lost } = await settleBooks({ ground, client, diary });
	client.close();
	const failed = [...calls.faults, ...pages.faults];
	for (const line of countAlike(failed).slice(0, notifiedMax))
		console.log(line);
	console.log(`proxy=${hasNginx() ? "nginx" : "stand-in"} ${describeLoad()}`);
	console.log(
		`requests=${calls.seen.length + pages.seen.length} failed=${failed.length} acknowledged=${diary.acknowledged.length} lost=${lost}`,
	);
	process.exitCode = failed.length + lost > 0 ? 1 : 0;
} finally {
	await proxy.stop();
	await Promise.all(nodes.map(({ stop }) => stop()));
	await ground.close();
}
