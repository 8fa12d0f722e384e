import type { Database } from "../db/client";
import { shop } from "./buyers";
import { goOnAtBank, hear, tick, work } from "./clockwork";
import { fetchAtStores } from "./collecting";
import { recover } from "./recover";
import { sendGoodsBack } from "./returns";
import { type Rules, rules as shopRules } from "./rules";
import { playStaff } from "./staff";
import { sitStormsOut } from "./storms";
import { judge, type Verdict } from "./verdict";
import { openWorld, type World } from "./world";

const stepsMax = 20_000;

export interface Played extends Verdict {
	/** The same after the same life: whatever happens draws. */
	nextDraw: number;
}

/** Plays one seed on a sample shop, lets everything recover, and tells what is wrong. */
export async function simulate(
	db: Database,
	seed: number,
	rules: Rules = shopRules,
): Promise<Played> {
	const world = await openWorld(db, seed);
	await play(world, rules);
	await playAfterwards(world, rules);
	await recover(world, rules);
	return { ...(await judge(world, seed)), nextDraw: world.random() };
}

/** One after the other: nobody else is there any more. */
async function playAfterwards(world: World, rules: Rules): Promise<void> {
	try {
		for await (const _ of sendGoodsBack(world, rules));
		for await (const _ of fetchAtStores(world, rules));
		for await (const _ of sitStormsOut(world, rules));
	} catch (error) {
		world.faults.push(String(error));
	}
}

async function play(world: World, rules: Rules): Promise<void> {
	const { random, buyers, faults } = world;
	const actors = [
		...buyers.map((buyer) => ({
			steps: shop(world, buyer, rules),
			isBuyer: true,
		})),
		...[
			hear(world, rules),
			hear(world, rules),
			work(world, rules),
			work(world, rules),
			playStaff(world, rules),
			playStaff(world, rules),
			tick(world, rules),
			goOnAtBank(world),
		].map((steps) => ({ steps, isBuyer: false })),
	];
	for (let steps = 0; actors.length > 0; steps += 1) {
		if (steps > stepsMax) throw new Error("A simulation does not end");
		const at = Math.floor(random() * actors.length);
		const actor = actors[at];
		try {
			if ((await actor?.steps.next())?.done) actors.splice(at, 1);
		} catch (error) {
			faults.push(String(error));
			actors.splice(at, 1);
			if (actor?.isBuyer) world.shopping -= 1;
		}
	}
}
