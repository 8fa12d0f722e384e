import type { DataOf, Input } from "../../../contract/call";
import type {
	getVisitorOrder,
	MasterOrder,
	sendVisitorCode,
} from "../../../contract/sales/order";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import {
	requireProofForMany,
	sendCode,
	verifyCode,
} from "../../identity/login/service";
import { addressesOf, findBuyerContact } from "../order-message/service";
import * as repository from "./repository";
import { showMaster } from "./service";

// Whoever bought without an account sees the order again by its number and a code that is mailed to its buyer. Asking
// does the same work and is answered the same for a number that nobody ever had; limits are those of all codes.

export async function sendOrderCode(
	ctx: Ctx,
	{ orderNo }: Input<typeof sendVisitorCode>["body"],
): Promise<DataOf<typeof sendVisitorCode>> {
	await requireProofForMany(ctx);
	const master = await repository.findMaster(ctx.db, orderNo);
	const contact = await findBuyerContact(ctx.db, master?.accountId ?? 0);
	const mailTo =
		(master && addressesOf(master.deliveredTo, contact).email) || null;
	return sendCode(
		ctx,
		{ purpose: "order", target: orderNo, mailTo, values: { orderNo } },
		mailTo === null ? "nothing" : undefined,
	);
}

export async function getOrderByCode(
	ctx: Ctx,
	{ orderNo, captcha }: Input<typeof getVisitorOrder>["body"],
): Promise<MasterOrder> {
	await verifyCode(ctx, { purpose: "order", target: orderNo, code: captcha });
	const master = orNotFound(await repository.findMaster(ctx.db, orderNo));
	return showMaster(ctx, master);
}
