import type { Input } from "../contract/call";
import type { createOrder } from "../contract/checkout";
import { createOwnOrder } from "../features/checkout/create";
import type { Created } from "../features/checkout/place-order";
import { cancelOwnMaster } from "../features/order/service";
import type { Ctx } from "../http/context";
import { settleCharge } from "./settle";
import type { Charge, World } from "./world";

/** Something done to the shop; others may come in between where it yields. */
export type Doing<Result> = AsyncGenerator<void, Result, void>;

/** What actors do to the shop. The tests put naive ways in the place of each. */
export interface Rules {
	create: (ctx: Ctx, body: Input<typeof createOrder>["body"]) => Doing<Created>;
	cancel: (ctx: Ctx, orderNo: string) => Doing<unknown>;
	settle: (world: World, charge: Charge) => Doing<unknown>;
}

/** As the shop does it: each in one transaction. */
export const rules: Rules = {
	// biome-ignore lint/correctness/useYield: nothing comes in between.
	async *create(ctx, body) {
		return await createOwnOrder(ctx, body);
	},
	// biome-ignore lint/correctness/useYield: nothing comes in between.
	async *cancel(ctx, orderNo) {
		return await cancelOwnMaster(ctx, orderNo);
	},
	// biome-ignore lint/correctness/useYield: nothing comes in between.
	async *settle(world, charge) {
		return await settleCharge(world, charge);
	},
};
