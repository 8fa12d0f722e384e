import { type OpenAccount, openAccount } from "./open-account";
import type { TestGateway, TestShop } from "./test-shop";
import type { Answer } from "./wire";

export interface StaffClient extends OpenAccount {
	get: (
		path: string,
		query?: Record<string, string | number>,
	) => Promise<Answer>;
	ask: (path: string, body?: unknown) => Promise<Answer>;
	/** By courier, everything in one parcel. */
	ship: (orderNo: string) => Promise<Answer>;
}

interface StaffOptions extends Pick<TestGateway, "wire"> {
	/** Null for an owner. */
	roleId: number | null;
}

/** A fresh account that works for a merchant, or for the shop as an operator. */
export async function openStaff(
	shop: TestShop,
	merchantId: number | "operator",
	{ wire = shop.wire, roleId = null }: Partial<StaffOptions> = {},
): Promise<StaffClient> {
	const opened = await openAccount(
		shop,
		merchantId === "operator"
			? { scope: ["operator"], roleId }
			: { scope: ["merchant"], merchantId, roleId },
	);
	const { token } = opened;
	let sent = 0;
	const ask: StaffClient["ask"] = (path, body) =>
		wire.post(`/api/operator/${path}`, body, {
			token,
			timestamp: shop.now().getTime() + ++sent,
		});
	return {
		...opened,
		ask,
		get: (path, query = {}) =>
			wire.get(`/api/operator/${path}`, query, {
				token,
				timestamp: shop.now().getTime() + ++sent,
			}),
		ship: (orderNo) =>
			ask(`order/ship/${orderNo}`, {
				parcels: [
					{ method: "courier", courier: "SF Express", trackingNo: "SF1" },
				],
			}),
	};
}
