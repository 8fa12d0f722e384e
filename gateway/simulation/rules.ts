import type { BodyOf, DataOf, Input } from "../contract/call";
import type { createOrder } from "../contract/checkout";
import type { pay } from "../contract/pay";
import { createOwnOrder } from "../features/checkout/create";
import type { Created } from "../features/checkout/place-order";
import { cancelOwnMaster } from "../features/order/service";
import { takeStripeNotice } from "../features/payment/notice";
import { payOwnMaster } from "../features/payment/pay";
import { payBack } from "../features/payment/pay-back";
import type { PayDeps } from "../features/payment/settle";
import type { Ctx } from "../http/context";

/** What actors do to the shop. The tests put naive ways in the place of each. */
export interface Rules {
	create: (
		ctx: Ctx,
		body: Input<typeof createOrder>["body"],
	) => Promise<Created>;
	cancel: (ctx: Ctx, orderNo: string) => Promise<unknown>;
	pay: (ctx: Ctx, body: BodyOf<typeof pay>) => Promise<DataOf<typeof pay>>;
	hear: (ctx: Ctx, bytes: Uint8Array) => Promise<unknown>;
	payBack: (deps: PayDeps, charge: { paymentId: number }) => Promise<void>;
}

/** As the shop does it. */
export const rules: Rules = {
	create: createOwnOrder,
	cancel: cancelOwnMaster,
	pay: payOwnMaster,
	hear: takeStripeNotice,
	payBack,
};
