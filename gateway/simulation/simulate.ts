import type { Database } from "../db/client";
import { expireUnpaid } from "../features/order/expire";
import { hear, shop, tick } from "./actors";
import { type Rules, rules as shopRules } from "./rules";
import { settleCharge } from "./settle";
import { judge, type Verdict } from "./verdict";
import { openWorld, type World } from "./world";

const stepsMax = 5_000;
const untilExpiredMs = 40 * 60_000;

/** Plays one seed on a sample shop, lets everything recover, and tells what is wrong. */
export async function simulate(
	db: Database,
	seed: number,
	rules: Rules = shopRules,
): Promise<Verdict> {
	const world = await openWorld(db, seed);
	await play(world, rules);
	await recover(world);
	return judge(db, world, seed);
}

async function play(world: World, rules: Rules): Promise<void> {
	const { random, buyers, faults } = world;
	const actors = [
		...buyers.map((buyer) => shop(world, buyer, rules)),
		hear(world, rules),
		hear(world, rules),
		tick(world),
	];
	for (let steps = 0; actors.length > 0; steps += 1) {
		if (steps > stepsMax) throw new Error("A simulation does not end");
		const at = Math.floor(random() * actors.length);
		try {
			const turn = await actors[at]?.next();
			if (turn?.done) actors.splice(at, 1);
		} catch (error) {
			faults.push(String(error));
			actors.splice(at, 1);
			if (at < buyers.length) world.shopping -= 1;
		}
	}
}

/** Every process is up again: what the provider took is looked up, and what nobody paid expires. */
async function recover(world: World): Promise<void> {
	world.calm();
	for (const charge of world.charges)
		await settleCharge(world, charge).catch((error: unknown) =>
			world.faults.push(String(error)),
		);
	world.clock.nowMs += untilExpiredMs;
	await expireUnpaid(world.db, new Date(world.clock.nowMs)).catch(
		(error: unknown) => world.faults.push(String(error)),
	);
}
