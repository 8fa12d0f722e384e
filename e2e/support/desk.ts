import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { StaffOrder } from "../../gateway/contract/operator-order";
import type { RefundDetail } from "../../gateway/contract/refund";
import { secrets, shops } from "./shops";

const run = promisify(execFile);

/** What the shop's operator asks for, on the database of the shop of this name. */
async function work<Found>(
	shopName: string,
	path: string,
	body: unknown = null,
): Promise<Found> {
	const shop = shops.find(({ name }) => name === shopName);
	const { stdout } = await run(
		process.execPath,
		[
			...["--import", "tsx", "e2e/support/open-desk.ts"],
			...[path, JSON.stringify(body)],
		],
		{ env: { ...process.env, ...secrets, ...shop?.database } },
	);
	return JSON.parse(stdout.trim().split("\n").at(-1) ?? "null") as Found;
}

const courier = {
	method: "courier",
	courier: "順豐速運",
	trackingNo: "SF1234567890",
};

/** By courier, everything in one parcel. */
export function ship(shop: string, orderNo: string): Promise<StaffOrder> {
	return work(shop, `order/ship/${orderNo}`, { parcels: [courier] });
}

export function track(shop: string, id: number, event: string): Promise<null> {
	return work(shop, `parcel/track/${id}`, { event, note: "旺角站" });
}

export function acceptOrder(
	shop: string,
	orderNo: string,
): Promise<StaffOrder> {
	return work(shop, `order/accept/${orderNo}`);
}

export function approveRefund(
	shop: string,
	refundNo: string,
): Promise<RefundDetail> {
	return work(shop, `refund/approve/${refundNo}`);
}

export function refuseRefund(
	shop: string,
	refundNo: string,
	refusal: string,
): Promise<RefundDetail> {
	return work(shop, `refund/refuse/${refundNo}`, { refusal });
}
