import type { Database } from "../../../db/client";
import { postRefunds } from "./post-refunds";
import { postSales } from "./post-sales";
import { releaseDue } from "./release";

// What the shop owes its merchants, as orders are paid and money goes back. A sale is posted before its refunds, and what
// is held is looked at when both are there. Any number of processes may do it at once: whoever comes second finds it done.

const batchMax = 100;
const steps = [postSales, postRefunds, releaseDue];

/** Returns when nothing waits any more. */
export async function settleMerchants(db: Database, now: Date): Promise<void> {
	for (const step of steps)
		while ((await step(db, now, batchMax)) === batchMax);
}
