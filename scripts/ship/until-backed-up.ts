import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const pollMs = 500;
const limitMs = 600_000;

/** Answers the name of the first whole backup in the folder, once there is one. */
export async function untilBackedUp(folder: string): Promise<string> {
	const limit = performance.now() + limitMs;
	while (performance.now() < limit) {
		const whole = readdirSync(folder).find((name) =>
			existsSync(join(folder, name, "manifest.json")),
		);
		if (whole) return whole;
		await wait(pollMs);
	}
	throw new Error(`There is no backup in ${folder}.`);
}
