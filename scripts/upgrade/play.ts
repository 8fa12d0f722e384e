import { setTimeout as wait } from "node:timers/promises";
import { createRandom } from "@/gateway/db/sample/random";
import { settleBooks } from "../faults/settle";
import { openWitness } from "../faults/witness";
import { checkBooks } from "../operator/books";
import { openClient } from "../purchases/client";
import { type Ground, signatureSecret } from "../purchases/open-ground";
import { type Diary, keepShopping } from "../purchases/shoppers";
import { openProxy } from "../rolling/proxy";
import { openNode } from "./open-node";
import type { Release } from "./releases";

const pauseMs = 500;
const pollMs = 200;
/** Orders that are made before the next node changes its release: buyers meet both. */
const ordersBetween = 15;
const ordersLimitMs = 120_000;

export interface Outcome {
	requests: number;
	/** What broke or was answered with 500 or more, and what gateways complained of. */
	failed: string[];
	acknowledged: number;
	lost: number;
	doubled: number;
	violations: string[];
	/** What `npm run operator -- check` says in the end. */
	books: string;
}

/**
 * Two gateways behind a proxy, one database, people who buy: one gateway after the other becomes the next release, and
 * one after the other goes back.
 */
export async function playUpgrade(
	ground: Ground,
	[before, after]: [Release, Release],
): Promise<Outcome> {
	const nodes = [
		await openNode(before, ground.env),
		await openNode(before, ground.env),
	];
	const proxy = await openProxy(nodes.map(({ address }) => address));
	const street = openStreet(ground, proxy.address);
	const { diary, witness, client } = street;
	try {
		const shopping = Promise.all(
			ground.buyers.map((buyer) => keepShopping(street, buyer)),
		);
		await untilBought(diary);
		for (const release of [after, before])
			for (const [at, node] of nodes.entries()) {
				await node.become(release);
				await untilBought(diary);
				console.log(`gateway ${at + 1} is ${release.name}`);
			}
		street.end();
		await shopping;
		const { lost, doubled, violations } = await settleBooks({
			ground,
			client,
			diary,
		});
		const { line } = await checkBooks(ground.url);
		const complaints = await Promise.all(nodes.map(({ stop }) => stop()));
		return {
			requests: witness.seen.length,
			failed: [...witness.faults, ...complaints.filter((text) => text !== "")],
			acknowledged: diary.acknowledged.length,
			lost,
			doubled,
			violations,
			books: line,
		};
	} finally {
		client.close();
		await proxy.stop();
		await Promise.all(nodes.map(({ stop }) => stop()));
	}
}

function openStreet(ground: Ground, address: string) {
	const witness = openWitness(({ path, status = 0, code = status }) =>
		status === 0 || Math.max(status, code) >= 500
			? `${path}: ${code}`
			: undefined,
	);
	const client = openClient({
		address,
		secret: signatureSecret,
		connectionsMax: ground.buyers.length,
		onExchange: witness.watch,
	});
	const diary: Diary = { acknowledged: [], reportedPaid: [], madeAgain: [] };
	let isOver = false;
	return {
		...ground,
		witness,
		client,
		diary,
		pauseMs,
		random: createRandom(1),
		isOver: () => isOver,
		end: () => {
			isOver = true;
		},
	};
}

async function untilBought({ acknowledged }: Diary): Promise<void> {
	const wanted = acknowledged.length + ordersBetween;
	const limit = performance.now() + ordersLimitMs;
	while (acknowledged.length < wanted) {
		if (performance.now() > limit) throw new Error("Nobody could buy.");
		await wait(pollMs);
	}
}
